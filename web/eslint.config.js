/** What ESLint looks for. Types inside Svelte's markup are svelte-check's business: see below. */

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['node_modules/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // A switch over the kinds of a message is one decision; `?.` and `??` count like an `if`.
      complexity: ['error', { max: 12, variant: 'modified' }],
      eqeqeq: 'error',
      'max-depth': ['error', 4],
      'max-params': ['error', 6],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-undef': 'off', // the TypeScript compiler knows
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-empty-function': 'off', // a callback that has nothing to do says so
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void x` in an effect: it depends on x
      '@typescript-eslint/no-non-null-assertion': 'off', // `noUncheckedIndexedAccess` is on: what is there is said
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }], // '' and false count
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'svelte/prefer-svelte-reactivity': 'off', // a cache that no markup reads need not react
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // To ESLint a component's properties are `any`, and so are the arguments of what is given to them:
    // svelte-check, which knows their types, has the last word on what is safe here.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-console': 'off' },
  },
);
