import { useTranslation } from 'react-i18next';
import { type Agreement, useAgreements } from '@/learning/family/use-agreements.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import type { FamilyTask } from './family-task.ts';

interface TakenBackProps {
  child: Child;
  onTask: (task: FamilyTask) => void;
}

/**
 * What the parent has taken back the consent to, what follows of it for the child, and the way to
 * give it again.
 * @see docs/requirements.md#r-consent
 */
export function TakenBack({ child, onTask }: TakenBackProps) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const { data: agreements } = useAgreements();
  const { name } = child;
  // The newest come first.
  const since = (kind: Agreement['kind']) =>
    agreements?.find((agreement) => agreement.kind === kind && agreement.child_id === child.id)
      ?.withdrawn_at;
  const data = since('child-data');
  const chat = since('chat');
  return (
    <>
      {data ? (
        <Notice
          className="mt-5"
          live="none"
          title={t('taken.data', { name, date: formatDate(data, language) })}
          tone="again"
        >
          <p>{t('taken.data.text', { name })}</p>
          <ButtonLink
            aria-label={t('taken.give.label', { name })}
            className="mt-3 max-md:w-full"
            to="/settings#agreements"
          >
            {t('taken.give')}
          </ButtonLink>
        </Notice>
      ) : null}
      {chat ? (
        <Notice
          className="mt-5"
          live="none"
          title={t('taken.chat', { date: formatDate(chat, language) })}
          tone="note"
        >
          <Button
            aria-label={t('taken.chat.give.label', { name })}
            className="mt-3 max-md:w-full"
            onClick={() => onTask({ kind: 'settings', child })}
          >
            {t('taken.give')}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
