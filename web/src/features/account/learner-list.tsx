import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import type { Learner, Learners } from './use-learners.ts';

interface LearnerListProps {
  learners: Learners;
  onChoose: (learner: Learner) => void;
  /** For whose name is not among them. */
  onOther: () => void;
}

/** "Who is learning?": the names of this device, one tap each, and nothing else of the family. */
export function LearnerList({ learners, onChoose, onOther }: LearnerListProps) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-5">
      <h2 className="text-d3">{t('child.who')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {learners.all.map((learner) => (
          <li className="grid" key={learner.id ?? learner.name}>
            <button
              className="flex min-h-16 items-center gap-3 rounded-2xl border-2 border-edge bg-surface px-3 py-2 text-start font-bold text-body hover:border-ink active:translate-y-0.5"
              onClick={() => onChoose(learner)}
              type="button"
            >
              <Initial name={learner.name} />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {learner.name}
                {learner.paused ? (
                  <span className="block font-normal text-ink-soft text-ui">
                    {t('child.paused-name')}
                  </span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <Button onClick={onOther} size="kid">
          {t('child.not-here')}
        </Button>
        {learners.approved ? null : (
          <Button onClick={learners.forget} size="kid">
            {t('child.forget')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first letter of a name, as one sees it: a letter with its marks, or an emoji of several parts. */
export function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-11 flex-none place-items-center rounded-full border-2 border-lead bg-gold font-display text-on-gold"
    >
      {firstLetter(name).toLocaleUpperCase()}
    </span>
  );
}

function firstLetter(name: string): string {
  if (!('Segmenter' in Intl)) return Array.from(name)[0] ?? '';
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}
