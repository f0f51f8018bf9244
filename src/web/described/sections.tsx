import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageLink } from '../../core/pages/parts/page.ts';
import type { Section as Described, ListSection, TextSection } from '../../core/pages/parts/sections.ts';
import { plainWords, type Words } from '../../core/pages/parts/words.ts';
import { Section } from '../components/section.tsx';
import { Tiles } from '../components/tiles.tsx';
import { Brackets } from '../pages/playoff/brackets.tsx';
import { hrefOf } from './address.ts';
import { BannerOf } from './banner.tsx';
import { ChartOf } from './charts.tsx';
import { DescribedTable, MARKS } from './table.tsx';
import { Rich } from './words.tsx';

/** The sections of a described page. */

function ListOf({ section, tools }: { section: ListSection; tools: ReactNode }) {
  const { title = '', rows, sentence, mark, empty } = section;
  return (
    <Section title={title} tools={tools}>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="stories">
          {rows.map((row) => {
            const words = sentence(row);
            const found = mark?.(row) ?? null;
            return (
              <li key={plainWords(words)} className={found === null ? undefined : MARKS[found]}>
                <Rich words={words} />
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

function Lines({ lines, empty }: { lines: readonly Words[]; empty: string | undefined }) {
  if (lines.length === 0) return <p className="muted">{empty}</p>;
  return lines.map((words) => (
    <p key={plainWords(words)}>
      <Rich words={words} />
    </p>
  ));
}

function TextOf({ section: { title, lines, empty }, tools }: { section: TextSection; tools: ReactNode }) {
  if (title === undefined) return <Lines lines={lines} empty={empty} />;
  return (
    <Section title={title} tools={tools}>
      <Lines lines={lines} empty={empty} />
    </Section>
  );
}

interface Props {
  section: Described;
  page: string;
  /** The page's links, some of which stand at the heading of a section. */
  links: readonly PageLink[];
}

/** One section, whatever its kind. */
export function SectionOf({ section, page, links }: Props) {
  const here = links.filter(({ at }) => at === section.name);
  const tools =
    here.length === 0
      ? undefined
      : here.map(({ label, link }) => (
          <Link key={label} to={hrefOf(link)}>
            {label}
          </Link>
        ));
  switch (section.kind) {
    case 'table':
      return <DescribedTable section={section} page={page} tools={tools} />;
    case 'list':
      return <ListOf section={section} tools={tools} />;
    case 'text':
      return <TextOf section={section} tools={tools} />;
    case 'figures':
      return <Tiles tiles={section.figures} />;
    case 'banner':
      return <BannerOf banner={section} />;
    case 'bracket':
      return <Brackets data={{ bracket: section.bracket }} />;
    case 'chart':
      return <ChartOf section={section} />;
  }
}
