import { Logo } from './logo.tsx';

/** Those that belong to no conference of the top division have no mark of one. */
const WITHOUT_MARK = ['Independent', 'FCS'];

export function hasMark(conference: string): boolean {
  return !WITHOUT_MARK.includes(conference);
}

/** A conference by its mark alone; one without a mark by its name. */
export function ConferenceMark({ name, size = 22 }: { name: string; size?: number }) {
  return hasMark(name) ? <Logo name={name} kind="conference" size={size} alt={name} /> : <span>{name}</span>;
}

/** A conference by mark and name. */
export function Conference({ name }: { name: string }) {
  return (
    <span className="row-line">
      {hasMark(name) && <Logo name={name} kind="conference" size={20} />}
      {name}
    </span>
  );
}
