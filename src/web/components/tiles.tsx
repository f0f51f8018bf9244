/** A row of large numbers. */
export function Tiles({ tiles }: { tiles: readonly (readonly [label: string, value: string | number])[] }) {
  return (
    <dl className="tiles">
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
