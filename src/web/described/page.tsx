import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { QueryName } from '../../core/contract/registry.ts';
import { groupBy } from '../../core/model/lists.ts';
import {
  ASK_AGAIN_MS,
  type Picker as Choice,
  contextOf,
  moreInputs,
  type Page,
  type PageView,
} from '../../core/pages/parts/page.ts';
import { plainWords } from '../../core/pages/parts/words.ts';
import type { GivenTo } from '../client.ts';
import { Logo } from '../components/logo.tsx';
import { Picker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer, NoData } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { ToDecide } from '../components/to-decide.tsx';
import { useQueries, useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { hrefOf, paramsIn } from './address.ts';
import { AllTabs, Body, type BodyProps } from './body.tsx';
import { LinkedTabs, TabsOf } from './tabs.tsx';
import { Rich } from './words.tsx';

/** Loaded on demand: few pages have decisions, and few wait. */
const Acts = lazy(() => import('./acts.tsx'));
const Waits = lazy(() => import('./waits.tsx'));

/** Any described page in the browser. */

/** A picker of another year, team or conference; every choice has its own address. */
function PickerOf({ picker: { label, chosen, choices } }: { picker: Choice }) {
  const navigate = useNavigate();
  const options = (of: Choice['choices']) =>
    of.map((each) => (
      <option key={each.label} value={hrefOf(each.link)}>
        {each.label}
      </option>
    ));
  const value = choices.find((each) => each.label === chosen);
  return (
    <Picker label={label} value={value === undefined ? '' : hrefOf(value.link)} onChange={(to) => navigate(to)}>
      {value === undefined && <option value="">{chosen}</option>}
      {[...groupBy(choices, ({ group = '' }) => group)].map(([group, members]) =>
        group === '' ? (
          options(members)
        ) : (
          <optgroup key={group} label={group}>
            {options(members)}
          </optgroup>
        ),
      )}
    </Picker>
  );
}

function Pickers({ view: { pickers = [] } }: { view: PageView }) {
  return pickers
    .filter(({ choices }) => choices.length > 1)
    .map((picker) => <PickerOf key={picker.label} picker={picker} />);
}

function Tools({ view }: { view: PageView }) {
  const { links = [] } = view;
  const acts = (view.acts ?? []).filter(({ inRows }) => !inRows);
  return (
    <>
      {acts.length > 0 && (
        <Suspense fallback={null}>
          <Acts acts={acts} />
        </Suspense>
      )}
      {links
        .filter(({ at }) => at === undefined)
        .map(({ label, link }) => (
          <Link key={label} className="btn btn-sm btn-quiet" to={hrefOf(link)}>
            {label}
          </Link>
        ))}
      <Pickers view={view} />
    </>
  );
}

function logoOf({ logo, conference }: PageView): ReactNode {
  if (conference !== undefined) return <Logo name={conference} kind="conference" size={48} />;
  return logo === undefined ? undefined : <Logo name={logo} size={48} />;
}

function Head({ view }: { view: PageView }) {
  const { team, title, note, pagesOf, lines = [], facts = [] } = view;
  const sentences = lines.map((each) => <p key={each}>{each}</p>);
  if (team === undefined) {
    return (
      <>
        <PageHead title={title} sub={note} logo={logoOf(view)} tools={<Tools view={view} />} />
        {pagesOf !== undefined && <TeamPages team={pagesOf} />}
        {sentences.length > 0 && <div className="page-lines muted">{sentences}</div>}
      </>
    );
  }
  const shown = facts.map((fact) => (
    <span key={plainWords(fact)}>
      <Rich words={fact} />
    </span>
  ));
  return (
    <TeamHeader team={team} eyebrow={title} facts={shown}>
      <div className="pickers">
        <Pickers view={view} />
      </div>
      <TeamPages team={team.name} />
      {sentences.length > 0 && <div className="staff-lines">{sentences}</div>}
    </TeamHeader>
  );
}

function ViewOf({ page, view }: { page: Page; view: PageView }) {
  const { sections = [], tabs = [], openTab, allTabs, links = [], empty } = view;
  const linked = tabs.filter(({ link, beside }) => link !== undefined && !beside);
  const own = tabs.filter(({ link }) => link === undefined);
  const about = { page: page.name, links };
  const toDecide = page.place.stage !== undefined && <ToDecide />;
  const body: BodyProps = { ...about, sections, first: toDecide, equal: view.equal === true };
  return (
    <>
      <Head view={view} />
      {view.waits !== undefined && (
        <Suspense fallback={null}>
          <Waits {...view.waits} />
        </Suspense>
      )}
      <div className={view.team === undefined ? undefined : 'after-slab'}>
        {empty !== undefined && <NoData>{empty}</NoData>}
        {linked.length > 0 && <LinkedTabs tabs={linked} open={openTab} {...body} />}
        {linked.length === 0 && sections.length > 0 && <Body {...body} />}
        {allTabs && <AllTabs tabs={own} first={toDecide} {...about} />}
        {own.length > 0 && !allTabs && <TabsOf tabs={own} first={openTab} {...about} />}
      </div>
    </>
  );
}

/** Repeats the query while a page waits for its answer. */
function useAskAgain(waits: boolean, { dataUpdatedAt, refetch }: { dataUpdatedAt: number; refetch: () => unknown }) {
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(refetch, ASK_AGAIN_MS, dataUpdatedAt);
    return () => clearTimeout(timer);
  }, [waits, dataUpdatedAt, refetch]);
}

function Described({ page }: { page: Page }) {
  const params = paramsIn(useParams(), useSearchParams()[0]);
  const answer = useQuery<QueryName>(page.query, page.input(params) as GivenTo<QueryName>, { keep: true });
  const { data, isPlaceholderData: isOld } = answer;
  const more = data === undefined || isOld ? [] : moreInputs(page, data, params);
  const every = useQueries<QueryName>(page.more?.query ?? page.query, more as GivenTo<QueryName>[]);
  const { label, subject = `the ${label.toLowerCase()}` } = page.place;
  const before = useRef<PageView | null>(null);
  const asked = JSON.stringify(params);
  const made = useMemo(() => {
    // While another tab or year is loading, the page stays as it was.
    if (isOld || data === undefined) return isOld ? before.current : null;
    return page.view(data, contextOf(JSON.parse(asked), every));
  }, [page, data, isOld, asked, every]);
  before.current = made;
  const view = answer.isError ? null : made;
  useTitle(view?.title ?? label);
  useAskAgain(view?.waits !== undefined, answer);
  return (
    <Answer answer={answer} head={label} failed={`Failed to load ${subject}`}>
      {() => view !== null && <ViewOf page={page} view={view} />}
    </Answer>
  );
}

/** Returns the component of a described page, for its route. */
export function describedPage(page: Page): ComponentType {
  return () => <Described page={page} />;
}
