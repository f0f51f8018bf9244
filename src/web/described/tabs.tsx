import { useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { useNavigate } from 'react-router-dom';
import type { PageTab } from '../../core/pages/parts/page.ts';
import { hrefOf } from './address.ts';
import { Body, type BodyProps } from './body.tsx';

/** The tabs of a described page. */

interface TabsProps extends Omit<BodyProps, 'sections'> {
  tabs: readonly PageTab[];
  first: string | undefined;
}

export function TabsOf({ tabs, first = tabs[0]?.name ?? '', page, links }: TabsProps) {
  const [open, setOpen] = useState(first);
  const active = tabs.some(({ name }) => name === open) ? open : (tabs[0]?.name ?? '');
  return (
    <Tabs activeKey={active} onSelect={(key) => setOpen(key ?? active)} id={page} mountOnEnter unmountOnExit>
      {tabs.map(({ name, label, sections = [] }) => (
        <Tab key={name} eventKey={name} title={label}>
          <Body sections={sections} page={page} links={links} />
        </Tab>
      ))}
    </Tabs>
  );
}

interface LinkedTabsProps extends BodyProps {
  tabs: readonly PageTab[];
  open: string | undefined;
}

/** Tabs with addresses of their own, around the sections of the open one. */
export function LinkedTabs({ tabs, open, ...body }: LinkedTabsProps) {
  const navigate = useNavigate();
  const go = (key: string | null) => {
    const link = tabs.find(({ name }) => name === key)?.link;
    if (link !== undefined && key !== open) navigate(hrefOf(link));
  };
  return (
    <Tabs activeKey={open ?? ''} onSelect={go} id={body.page} mountOnEnter unmountOnExit>
      {tabs.map(({ name, label }) => (
        <Tab key={name} eventKey={name} title={label}>
          <Body {...body} />
        </Tab>
      ))}
    </Tabs>
  );
}
