import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { logos } from '../paths.ts';

interface Props {
  name: string;
  kind?: 'team' | 'conference';
  /** Height in pixels. */
  size?: number;
  /** Text for those who cannot see it; empty beside the name itself. */
  alt?: string;
}

/**
 * Crests that were shown once. The browser forgets what no page shows any more, and would read and draw a crest anew
 * whenever a table's new order or another page brings it back.
 */
const kept = new Map<string, HTMLImageElement>();

function keep({ currentTarget: { src } }: SyntheticEvent<HTMLImageElement>, path: string): void {
  if (kept.has(path)) return;
  const image = new Image();
  image.src = src;
  kept.set(path, image);
}

/** A crest; one that cannot be loaded leaves a dashed red frame in its place. */
export function Logo({ name, kind = 'team', size = 24, alt = '' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = logos[kind](name);
  const atHand = kept.has(src);
  return (
    <img
      // What has to come first must not leave the crest of another team in sight meanwhile.
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
