import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { logos } from '../paths.ts';

interface Props {
  name: string;
  kind?: 'team' | 'conference';
  /** Height in pixels. */
  size?: number;
  /** The universe whose logo to show; by default the current dynasty's. */
  of?: string | undefined;
  /** Alternative text; empty next to the name itself. */
  alt?: string;
}

/**
 * Crests shown so far. The browser drops images no page shows, and would decode and draw a crest again whenever a new
 * sort order or another page brings it back.
 */
const kept = new Map<string, HTMLImageElement>();

function keep({ currentTarget: { src } }: SyntheticEvent<HTMLImageElement>, path: string): void {
  if (kept.has(path)) return;
  const image = new Image();
  image.src = src;
  kept.set(path, image);
}

/** A crest; one that cannot be loaded leaves a dashed red frame. */
export function Logo({ name, kind = 'team', size = 24, of, alt = '' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = logos[kind](name, of);
  const atHand = kept.has(src);
  return (
    <img
      // While it loads, the crest of another team must not stay visible.
      key={atHand ? '' : name}
      className={`logo${failed === name ? ' logo-failed' : ''}`}
      src={src}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      onLoad={(event) => keep(event, src)}
      onError={() => setFailed(name)}
    />
  );
}
