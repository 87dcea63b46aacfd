import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';

const papers = [
  { to: '/word-search?class=yes', name: 'word-search' },
  { to: '/crossword?class=yes', name: 'crossword' },
  { to: '/sunday-sheet', name: 'sunday' },
] as const;

/** What a catechist prints for Sunday's class: a puzzle for each child by name, and the sheet for the table. */
export function ClassPapers() {
  const { t } = useTranslation('class');
  return (
    <section aria-labelledby="class-papers" className="pb-8 print:hidden">
      <h2 className="text-d3" id="class-papers">
        {t('papers')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {papers.map(({ to, name }) => (
          <li key={to}>
            <LocaleLink className="inline-flex min-h-11 items-center" to={to}>
              {t(`papers.${name}`)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
