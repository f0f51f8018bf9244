import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit, law, golden and API tests; `tests/e2e` drives a browser and a terminal and has its own runners. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts', 'tests/cli/**/*.test.tsx'],
          exclude: ['tests/web/**', 'tests/e2e/**', 'tests/bench/**'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'web', include: ['tests/web/**/*.test.tsx'], environment: 'jsdom', testTimeout: 15_000 },
      },
    ],
  },
});
