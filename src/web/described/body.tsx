import type { ReactNode } from 'react';
import type { PageLink, PageTab } from '../../core/pages/parts/page.ts';
import { isShown, type Section } from '../../core/pages/parts/sections.ts';
import { SectionOf } from './sections.tsx';

/** The sections of a described page. */

export interface BodyProps {
  sections: readonly Section[];
  page: string;
  links: readonly PageLink[];
  /** Content under the full-width sections. */
  first?: ReactNode;
  /** Whether main and side sections are equally wide. */
  equal?: boolean;
}

const WIDE: readonly Section['kind'][] = ['banner', 'bracket', 'figures'];

/** Full-width sections first, then the main sections with the side sections next to them. */
export function Body({ sections: all, page, links, first, equal = false }: BodyProps) {
  const sections = all.filter((section) => isShown(section) && !(section.kind === 'table' && section.charted));
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
      {first && <div className={after}>{first}</div>}
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

interface AllTabsProps extends Omit<BodyProps, 'sections'> {
  tabs: readonly PageTab[];
}

/** The sections of all tabs below each other. */
export function AllTabs({ tabs, first, ...about }: AllTabsProps) {
  return tabs.map(({ name, sections = [] }, index) => (
    <div key={name} className={index > 0 ? 'after' : undefined}>
      <Body {...about} sections={sections} first={index === 0 && first} />
    </div>
  ));
}
