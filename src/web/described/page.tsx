import { type ComponentType, type ReactNode, useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { QueryName } from '../../core/contract/registry.ts';
import { groupBy } from '../../core/model/groups.ts';
import type { Picker as Choice, Page, PageLink, PageTab, PageView } from '../../core/pages/parts/page.ts';
import { isShown, type Section } from '../../core/pages/parts/sections.ts';
import { plainWords } from '../../core/pages/parts/words.ts';
import type { GivenTo } from '../client.ts';
import { Logo } from '../components/logo.tsx';
import { Picker } from '../components/pickers.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer, NoData } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { ToDecide } from '../components/to-decide.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { hrefOf, paramsIn } from './address.ts';
import { SectionOf } from './sections.tsx';
import { Rich } from './words.tsx';

/** Any described page in the browser. */

/** A choice of another year, team or conference; every choice is an address of its own. */
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
  return (
    <>
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

function Head({ view }: { view: PageView }) {
  const { team, title, note, logo, pagesOf, lines = [], facts = [] } = view;
  const sentences = lines.map((each) => <p key={each}>{each}</p>);
  if (team === undefined) {
    return (
      <>
        <PageHead
          title={title}
          sub={note}
          logo={logo === undefined ? undefined : <Logo name={logo} size={48} />}
          tools={<Tools view={view} />}
        />
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

interface BodyProps {
  sections: readonly Section[];
  page: string;
  links: readonly PageLink[];
  /** Under what is as wide as the page. */
  first?: ReactNode;
  /** Main sections and what stands beside them are equally wide. */
  equal?: boolean;
}

const WIDE: readonly Section['kind'][] = ['banner', 'bracket', 'figures'];

/** What is as wide as the page first; then the main sections, and what stands beside them. */
function Body({ sections: all, page, links, first, equal = false }: BodyProps) {
  const sections = all.filter(isShown);
  const draw = (of: readonly Section[]) =>
    of.map((section) => <SectionOf key={section.name} section={section} page={page} links={links} />);
  const side = sections.filter((section) => section.side === true);
  const main = sections.filter((section) => section.side !== true);
  const from = main.findIndex(({ kind }) => !WIDE.includes(kind));
  const [wide, rest] = from < 0 ? [main, []] : [main.slice(0, from), main.slice(from)];
  const after = wide.length > 0 ? 'after' : undefined;
  const head = (
    <>
      {draw(wide)}
      {first !== undefined && <div className={after}>{first}</div>}
    </>
  );
  if (side.length === 0 || rest.length === 0) {
    return (
      <>
        {head}
        <div className={after}>{draw([...rest, ...side])}</div>
      </>
    );
  }
  return (
    <>
      {head}
      <div className={`columns ${equal ? 'two' : 'main-side'} ${after ?? ''}`}>
        <div>{draw(rest)}</div>
        <div>{draw(side)}</div>
      </div>
    </>
  );
}

interface TabsProps extends Omit<BodyProps, 'sections'> {
  tabs: readonly PageTab[];
  first: string | undefined;
}

function TabsOf({ tabs, first = tabs[0]?.name ?? '', page, links }: TabsProps) {
  const [open, setOpen] = useState(first);
  const active = tabs.some(({ name }) => name === open) ? open : (tabs[0]?.name ?? '');
  return (
    <Tabs activeKey={active} onSelect={(key) => setOpen(key ?? active)} id={page} mountOnEnter unmountOnExit>
      {tabs.map(({ name, label, sections }) => (
        <Tab key={name} eventKey={name} title={label}>
          <Body sections={sections} page={page} links={links} />
        </Tab>
      ))}
    </Tabs>
  );
}

function ViewOf({ page, view }: { page: Page; view: PageView }) {
  const { sections = [], tabs, links = [], empty } = view;
  return (
    <>
      <Head view={view} />
      <div className={view.team === undefined ? undefined : 'after-slab'}>
        {empty !== undefined && <NoData>{empty}</NoData>}
        <Body
          sections={sections}
          page={page.name}
          links={links}
          first={page.place.stage !== undefined && <ToDecide />}
          equal={view.equal === true}
        />
        {tabs !== undefined && <TabsOf tabs={tabs} first={view.openTab} page={page.name} links={links} />}
      </div>
    </>
  );
}

function Described({ page }: { page: Page }) {
  const params = paramsIn(useParams(), useSearchParams()[0]);
  const answer = useQuery<QueryName>(page.query, page.input(params) as GivenTo<QueryName>, { keep: true });
  const second = answer.data === undefined ? null : (page.more?.input(answer.data, params) ?? null);
  const more = useQuery<QueryName>(page.more?.query ?? page.query, second as GivenTo<QueryName> | null);
  const { label, subject = `the ${label.toLowerCase()}` } = page.place;
  const isShown = answer.data !== undefined && !answer.isError;
  const view = isShown ? page.view(answer.data, { params, more: more.data ?? null }) : null;
  useTitle(view?.title ?? label);
  return (
    <Answer answer={answer} head={label} failed={`Failed to load ${subject}`}>
      {() => view !== null && <ViewOf page={page} view={view} />}
    </Answer>
  );
}

/** The component of a described page, for its route. */
export function describedPage(page: Page): ComponentType {
  return () => <Described page={page} />;
}
