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

/** A crest; one that cannot be loaded leaves a dashed red frame in its place. */
export function Logo({ name, kind = 'team', size = 24, alt = '' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <img
      key={name}
      className={`logo${failed === name ? ' logo-failed' : ''}`}
      src={logos[kind](name)}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      onError={() => setFailed(name)}
    />
  );
}
