import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { classes } from '@/ui/kit/classes.ts';
import { type DeskSection, deskSections } from './sections.ts';

/** The sections of the desk: a column beside what is open, and on a phone a list that opens below its button. */
export function DeskNav({ open }: { open: DeskSection | null }) {
  const { t } = useTranslation('desk');
  // Every choice closes the list, that of the open section too.
  const { key } = useLocation();
  return (
    <nav aria-label={t('nav')} className="print:hidden">
      <details className="leaf p-0 lg:hidden" key={key}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4.5 font-bold">
          {t('nav.choose')}
          <ChevronDown aria-hidden className="ms-auto" />
        </summary>
        <SectionLinks className="p-2 pt-0" open={open} />
      </details>
      <SectionLinks className="sticky top-24 max-lg:hidden" open={open} />
    </nav>
  );
}

function SectionLinks({ open, className }: { open: DeskSection | null; className: string }) {
  const { t } = useTranslation('desk');
  return (
    <ul className={classes('grid gap-1', className)}>
      {deskSections.map((section) => (
        <li key={section.path}>
          <Link
            aria-current={section === open ? 'page' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-control border-transparent border-s-4 px-3 text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current]:border-gold-deep aria-[current]:bg-sunken aria-[current]:font-bold aria-[current]:text-ink"
            to={`/admin/${section.path}`}
          >
            <section.icon aria-hidden className="shrink-0" />
            {t(section.label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
