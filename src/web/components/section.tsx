import type { ReactNode } from 'react';
import { useId } from 'react';

interface Props {
  title: ReactNode;
  /** Controls to the right of the heading. */
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A heading under a strong rule, with its content. */
export function Section({ title, tools, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`section ${className}`} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {tools && <div className="tools">{tools}</div>}
      </div>
      {children}
    </section>
  );
}

interface HeadProps {
  title: ReactNode;
  sub?: ReactNode;
  logo?: ReactNode;
  tools?: ReactNode;
}

/** The top of a page: its h1, subtitle and controls. */
export function PageHead({ title, sub, logo, tools }: HeadProps) {
  return (
    <div className="page-head">
      <div className="title">
        {logo}
        <div>
          <h1>{title}</h1>
          {sub && <p className="sub muted">{sub}</p>}
        </div>
      </div>
      {tools && <div className="row-line wrap">{tools}</div>}
    </div>
  );
}
