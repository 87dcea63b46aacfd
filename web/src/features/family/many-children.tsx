import { childLoginName } from '@pius/domain/account/login-name.ts';
import { lessonCount } from '@pius/domain/course/counts.ts';
import { ChevronDown, CirclePause, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { ChildCard } from './child-card.tsx';
import type { FamilyTask } from './family-task.ts';
import { useFamilyProgress } from './use-family-progress.ts';

type Order = 'added' | 'name';

interface ManyChildrenProps {
  items: readonly Child[];
  onTask: (task: FamilyTask) => void;
}

/**
 * More children than fit on a screen as cards: a line for each, with search and order; a press
 * opens its card.
 */
export function ManyChildren({ items, onTask }: ManyChildrenProps) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const [requested, setRequested] = useState('');
  const [order, setOrder] = useState<Order>('added');
  const [opened, setOpened] = useState<string | null>(null);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const results = items.filter(({ name }) =>
    childLoginName(name).includes(childLoginName(requested)),
  );
  const shown = order === 'name' ? results.toSorted((a, b) => compare(a.name, b.name)) : results;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4 max-md:*:w-full">
        <TextField
          autoComplete="off"
          label={t('many.search')}
          onChange={({ target }) => setRequested(target.value)}
          spellCheck={false}
          type="search"
          value={requested}
        />
        <SelectField
          label={t('many.order')}
          onChange={({ target }) => setOrder(target.value as Order)}
          options={(['added', 'name'] as const).map((value) => ({
            value,
            label: t(`many.order.${value}`),
          }))}
          value={order}
        />
        <ButtonLink to="/class">
          <UsersRound aria-hidden />
          {t('many.class')}
        </ButtonLink>
      </div>
      {shown.length === 0 ? <p role="status">{t('many.none')}</p> : null}
      <ul aria-label={t('many.list')} className="staggered grid gap-2.5">
        {shown.map((child) => (
          <li className="grid min-w-0 gap-2.5" key={child.id}>
            <ChildLine
              child={child}
              isOpen={child.id === opened}
              onToggle={() => setOpened(child.id === opened ? null : child.id)}
            />
            {child.id === opened ? <ChildCard child={child} onTask={onTask} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChildLineProps {
  child: Child;
  isOpen: boolean;
  onToggle: () => void;
}

function ChildLine({ child, isOpen, onToggle }: ChildLineProps) {
  const { t } = useTranslation('family');
  const { t: overview } = useTranslation('dashboard');
  const { data: progress } = useFamilyProgress(child.id);
  const done = progress?.lessons.filter(({ completed }) => completed).length;
  return (
    <button
      aria-expanded={isOpen}
      className="flex min-h-14 w-full items-center gap-4 rounded-card border-2 border-rule bg-surface px-4 py-2 text-start hover:border-ink"
      onClick={onToggle}
      type="button"
    >
      <span className="min-w-0 flex-1">
        <b className="block text-body [overflow-wrap:anywhere]">{child.name}</b>
        <span className="text-ink-soft">
          {t('many.age', { age: child.age })}
          {done === undefined ? '' : ` · ${overview('lessons-of', { done, count: lessonCount })}`}
        </span>
      </span>
      {child.paused ? (
        <span className="inline-flex items-center gap-1.5 text-ink-soft">
          <CirclePause aria-hidden />
          {t('card.paused')}
        </span>
      ) : null}
      <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />
    </button>
  );
}
