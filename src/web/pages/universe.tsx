import { useSearchParams } from 'react-router-dom';
import { FIRST_SEASON, LAST_SEASON } from '../../core/model/facts.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { Fault } from '../components/fault.tsx';
import { Picker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Loading } from '../components/states.tsx';
import { whyNot } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useShared } from '../state/shared.ts';
import { useTitle } from '../state/title.ts';
import { through } from '../words.ts';
import { Editor } from './universe/editor.tsx';
import type { League } from './universe/league.ts';
import './universe/universe.css';

/** The source of the edited league, as given in the address. */
type Source = { universe: string } | { year: string } | Record<string, never>;

const USUAL: Source = { universe: 'continental' };

function sourceIn(params: URLSearchParams): Source {
  const [universe, year] = [params.get('universe'), params.get('year')];
  if (universe) return { universe };
  if (year) return { year };
  return params.has('own') ? {} : USUAL;
}

const choiceOf = (source: Source): string =>
  'universe' in source ? `universe=${source.universe}` : 'year' in source ? `year=${source.year}` : 'own=1';

/** Picker for the source of a universe: another one, a real season, or the current dynasty's season. */
function SourcePicker({ source, onChange }: { source: Source; onChange: (query: string) => void }) {
  const { data } = useQuery('universes', {}, { staleTime: 0 });
  const shared = useShared();
  const usable = (data?.universes ?? []).filter(({ season }) => season !== null);
  return (
    <Picker label="Start from" value={choiceOf(source)} onChange={onChange}>
      <optgroup label="Universes">
        {usable.map(({ id, name, file }) => (
          <option key={id} value={`universe=${id}`}>
            {file === null ? name : `${name} (${file})`}
          </option>
        ))}
      </optgroup>
      {shared !== null && (
        <optgroup label="Your dynasty">
          <option value="own=1">{`Your ${shared.info.currentYear} season`}</option>
        </optgroup>
      )}
      <optgroup label="Real seasons">
        {through(FIRST_SEASON, LAST_SEASON)
          .reverse()
          .map((year) => (
            <option key={year} value={`year=${year}`}>
              {`${year} season`}
            </option>
          ))}
      </optgroup>
    </Picker>
  );
}

/** The universe editor: teams, their colors and logos, and conference membership. */
export default function UniversePage() {
  useTitle(HEADINGS.universeEditor);
  const [params, setParams] = useSearchParams();
  const source = sourceIn(params);
  // A refetched answer would overwrite the edits.
  const { data, error } = useQuery('universe', source, { staleTime: Number.POSITIVE_INFINITY, stay: true });
  const choose = (value: string) => {
    const [name = '', ...rest] = value.split('=');
    setParams({ [name]: rest.join('=') });
  };
  const id = 'universe' in source && source.universe.includes('.') ? source.universe : null;
  return (
    <>
      <PageHead
        title={HEADINGS.universeEditor}
        sub="Rename, recolor and realign a league, then play in it."
        tools={<SourcePicker source={source} onChange={choose} />}
      />
      {error !== null && <Fault>{whyNot(error)}</Fault>}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && (
        <Editor key={choiceOf(source)} name={choiceOf(source)} source={data.universe as unknown as League} file={id} />
      )}
    </>
  );
}
