import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { UniverseOffer } from '../../../core/contract/views/index.ts';
import { capitalized } from '../../../core/words/numbers.ts';
import { aboutUniverse, REAL_WORLD } from '../../../core/words/universe/offers.ts';
import { Fold } from '../../components/fold.tsx';
import { Picker } from '../../components/pickers.tsx';
import { Loading } from '../../components/states.tsx';
import { twice } from '../../load-part.ts';
import { useQuery } from '../../state/query.ts';

const AddUniverse = lazy(twice(() => import('./add-universe.tsx')));

/** Explains why some universe files among the saves cannot be used. */
function Broken({ universes }: { universes: readonly UniverseOffer[] }) {
  const broken = universes.filter(({ season }) => season === null);
  if (broken.length === 0) return null;
  return (
    <Fold className="fold" summary={`Universe files we can’t use: ${broken.length}`}>
      {() => (
        <ul className="plain-list">
          {broken.flatMap(({ id, faults }) =>
            faults.map((fault) => (
              <li key={`${id} ${fault}`}>
                <strong>{id}</strong>: {fault}
              </li>
            )),
          )}
        </ul>
      )}
    </Fold>
  );
}

interface Props {
  /** Id of the chosen universe; empty: the real world. */
  value: string;
  onChange: (id: string) => void;
}

const useUniverses = () => useQuery('universes', {}, { staleTime: 0 });

/** The world of the dynasty: the real one, a universe of the program, or one of the user's own. */
export function UniversePicker({ value, onChange }: Props) {
  const { data } = useUniverses();
  const usable = (data?.universes ?? []).filter(({ season }) => season !== null);
  return (
    <Picker label="Universe" value={value} onChange={onChange}>
      <option value="">{REAL_WORLD}</option>
      {usable.map(({ id, name, file }) => (
        <option key={id} value={id}>
          {file === null ? name : `${name} (${file})`}
        </option>
      ))}
    </Picker>
  );
}

/** The chosen universe, unusable files with the reason, and the form for adding another. */
export function UniverseFiles({ value, onChange }: Props) {
  const { data, refetch } = useUniverses();
  const universes = data?.universes ?? [];
  const chosen = universes.find(({ id }) => id === value);
  const added = (id: string) => void refetch().then(() => onChange(id));
  return (
    <div className="universe-files">
      {chosen && <p className="muted">{`${capitalized(aboutUniverse(chosen)).replace(/\.$/, '')}.`}</p>}
      <p>
        <Link to={value === '' ? '/universe' : `/universe?universe=${encodeURIComponent(value)}`}>
          {value === '' ? 'Make your own in the universe editor' : 'Change it in the universe editor'}
        </Link>
      </p>
      <Broken universes={universes} />
      <Fold className="fold" summary="Add a universe file">
        {() => (
          <Suspense fallback={<Loading />}>
            <AddUniverse onAdded={added} />
          </Suspense>
        )}
      </Fold>
    </div>
  );
}
