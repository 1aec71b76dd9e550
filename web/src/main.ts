import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/text.svelte';

void speak(settings.lang).then(() => {
  settings.apply();
  mount(App, { target: document.getElementById('app')! });
});
