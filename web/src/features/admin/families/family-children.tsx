import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf, Tint } from '@/ui/kit/card.tsx';
import { Status } from '@/ui/kit/chip.tsx';
import { EndAccessDialog } from './end-access-dialog.tsx';
import { GiveAccessDialog } from './give-access-dialog.tsx';
import type { Family, FamilyChild } from './use-families.ts';

interface Doing {
  what: 'give' | 'end';
  child: FamilyChild;
}

/** The children of a family: how far each has come, its access, and giving or ending it. */
export function FamilyChildren({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  return (
    <Leaf as="section" aria-labelledby="children" className="grid gap-4">
      <h2 className="text-d4" id="children">
        {t('field.children')}
      </h2>
      {family.children.length === 0 ? <p>{t('children.none')}</p> : null}
      <ul className="grid gap-4">
        {family.children.map((child) => (
          <Child
            child={child}
            key={child.id}
            ofAdmin={family.is_admin}
            onDo={(what) => setDoing({ what, child })}
          />
        ))}
      </ul>
      {doing?.what === 'give' ? (
        <GiveAccessDialog child={doing.child} family={family} onClose={close} />
      ) : null}
      {doing?.what === 'end' ? (
        <EndAccessDialog child={doing.child} familyId={family.id} onClose={close} />
      ) : null}
    </Leaf>
  );
}

interface ChildProps {
  child: FamilyChild;
  /** An admin's children have access for as long as the parent is one. */
  ofAdmin: boolean;
  onDo: (what: Doing['what']) => void;
}

function Child({ child, ofAdmin, onDo }: ChildProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { name, age, access_until: until } = child;
  return (
    <Tint as="li" className="grid gap-3 bg-sunken">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="font-bold text-body [overflow-wrap:anywhere]">
          {age === null ? name : t('children.name', { name, age })}
        </h3>
        <Status state={until === null && !ofAdmin ? 'off' : 'on'}>
          {until === null
            ? t(ofAdmin ? 'children.by-admin' : 'no-access')
            : t('children.until', { date: formatDate(until, language, 'medium') })}
        </Status>
        {child.paused ? <Status state="off">{t('children.paused')}</Status> : null}
        {child.consented ? null : <Status state="off">{t('children.no-consent')}</Status>}
      </div>
      <p>
        {t('children.progress', {
          percent: formatPercent(child.percentage, language),
          count: child.lessons_completed,
        })}{' '}
        {child.last_active
          ? t('children.active', { date: formatDate(child.last_active, language, 'medium') })
          : t('children.not-yet')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-label={t('give.open.label', { name })} onClick={() => onDo('give')}>
          {t('give.open')}
        </Button>
        {child.granted ? (
          <Button
            aria-label={t('end.open.label', { name })}
            onClick={() => onDo('end')}
            variant="quiet"
          >
            {t('end.open')}
          </Button>
        ) : null}
      </div>
    </Tint>
  );
}
