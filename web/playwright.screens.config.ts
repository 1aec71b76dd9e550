import base from './playwright.config';

/** The pictures of the documentation: `tools/screenshots.sh`. */
export default { ...base, projects: [{ name: 'screens' }], testDir: 'screens', timeout: 600_000, workers: 1 };
