import { type ReactNode, useId } from 'react';

/** One chapter of the design page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="design-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Parts side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="design-row">{children}</div>;
}

/** Parts in columns of one width. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="design-columns">{children}</div>;
}
