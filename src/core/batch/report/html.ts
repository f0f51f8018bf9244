import type { Report } from './report.ts';

/** The report as one page that needs nothing else. */
export function reportPage(report: Report): string {
  return `<!doctype html><title>${report.dir}</title>`;
}
