/** An error as a sentence for a person. */

import { ApiError } from './api';
import { has, t } from './text.svelte';

export function sentence(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'unavailable';
  const key = `error-${code}`;
  return t(has(key) ? key : 'error-unavailable');
}
