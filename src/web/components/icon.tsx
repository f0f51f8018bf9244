const PATHS = {
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm3.3 7.8L14 14',
  download: 'M8 2v8m0 0L4.8 6.8M8 10l3.2-3.2M2.5 13.5h11',
  home: 'M2.5 7.5 8 2.8l5.5 4.7V13.5h-3.8V9.6H6.3v3.9H2.5Z',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  close: 'M3.5 3.5l9 9m0-9l-9 9',
  right: 'M2.5 8h11m0 0L9.6 4M13.5 8l-3.9 4',
  sun: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM8 1.5v1.2M8 13.3v1.2M1.5 8h1.2M13.3 8h1.2M3.4 3.4l.8.8M11.8 11.8l.8.8M12.6 3.4l-.8.8M4.2 11.8l-.8.8',
  moon: 'M13.3 9.6A5.8 5.8 0 0 1 6.4 2.7a5.6 5.6 0 1 0 6.9 6.9Z',
  system: 'M2 3h12v8H2ZM6 13.5h4',
  chevron: 'M4 6l4 4 4-4',
  up: 'M4 10l4-4 4 4',
  handle: 'M3 5.5h10M3 8h10M3 10.5h10',
  trophy:
    'M5 2.5h6v3.2a3 3 0 0 1-6 0ZM5 3.5H2.8c0 2 .8 3 2.4 3.2M11 3.5h2.2c0 2-.8 3-2.4 3.2M8 8.7v2.6M5.5 13.5h5M6.2 13.3c0-1.2.7-2 1.8-2s1.8.8 1.8 2',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8H6',
  out: 'M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5',
} as const;
type IconName = keyof typeof PATHS;

/** A line icon in its text's color; decorative, so its button has the accessible name. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
