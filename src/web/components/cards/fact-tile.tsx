import { Meter } from '../marks.tsx';

/** A number in a `fact-tiles` list with its meaning, and how much of it is used. */
export function Tile({ label, value, note, share }: { label: string; value: string; note: string; share?: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="display">{value}</dd>
      {share !== undefined && (
        <dd>
          <Meter value={share * 100} />
        </dd>
      )}
      <dd className="small muted">{note}</dd>
    </div>
  );
}
