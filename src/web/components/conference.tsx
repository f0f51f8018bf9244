import { Logo } from './logo.tsx';

/** Conferences without a logo. */
const WITHOUT_MARK = ['Independent', 'FCS'];

function hasMark(conference: string): boolean {
  return !WITHOUT_MARK.includes(conference);
}

/** A conference's logo, or its name if it has none. */
export function ConferenceMark({ name, size = 22 }: { name: string; size?: number }) {
  return hasMark(name) ? <Logo name={name} kind="conference" size={size} alt={name} /> : <span>{name}</span>;
}

/** A conference's logo and name. */
export function Conference({ name }: { name: string }) {
  return (
    <span className="row-line">
      {hasMark(name) && <Logo name={name} kind="conference" size={20} />}
      {name}
    </span>
  );
}
