import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageLink } from '../../core/pages/parts/page.ts';
import type { Section as Described, ListSection, TextSection } from '../../core/pages/parts/sections.ts';
import { plainWords } from '../../core/pages/parts/words.ts';
import { Section } from '../components/section.tsx';
import { Tiles } from '../components/tiles.tsx';
import { Brackets } from '../pages/playoff/brackets.tsx';
import { hrefOf } from './address.ts';
import { BannerOf } from './banner.tsx';
import { ChartOf } from './charts.tsx';
import { PlainTable, Points } from './plain-table.tsx';
import { DescribedTable, MARKS } from './table.tsx';
import { Rich } from './words.tsx';

/** The sections of a described page. */

function Row({ section: { sentence, under, mark }, row, lead }: { section: ListSection; row: unknown; lead: boolean }) {
  const found = mark?.(row) ?? null;
  const look = [lead ? 'lead-story' : undefined, found === null ? undefined : MARKS[found]].filter(Boolean).join(' ');
  return (
    <li className={look === '' ? undefined : look}>
      <Rich words={sentence(row)} />
      {under !== undefined && (
        <span className="story-teams">
          <Rich words={under(row)} />
        </span>
      )}
    </li>
  );
}

function ListOf({ section, tools }: { section: ListSection; tools: ReactNode }) {
  const { title = '', rows, sentence, leadFirst, empty } = section;
  return (
    <Section title={title} tools={tools}>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="stories">
          {rows.map((row, index) => (
            <Row key={plainWords(sentence(row))} section={section} row={row} lead={leadFirst === true && index === 0} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Lines({ section: { lines, leadFirst }, empty }: { section: TextSection; empty: string | undefined }) {
  if (lines.length === 0) return empty === undefined ? null : <p className="muted">{empty}</p>;
  return lines.map((words, index) => (
    <p key={plainWords(words)} className={leadFirst === true && index === 0 ? 'own-story' : undefined}>
      <Rich words={words} />
    </p>
  ));
}

function TextOf({ section, tools }: { section: TextSection; tools: ReactNode }) {
  const { title, points = [], empty } = section;
  const body = (
    <>
      <Lines section={section} empty={points.length === 0 ? empty : undefined} />
      <Points points={points} />
    </>
  );
  if (title === undefined) return body;
  return (
    <Section title={title} tools={tools}>
      {body}
    </Section>
  );
}

interface Props {
  section: Described;
  page: string;
  /** The page's links, some of which belong at a section's heading. */
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
      if (section.plain) return <PlainTable section={section} />;
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
