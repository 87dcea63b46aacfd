import type { DrawnPicture } from '@pius/domain/printables/coloring/coloring-sheet.ts';
import { longestWish } from '@pius/domain/printables/wish.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';

interface WishPanelProps {
  /**
   * The picture on the sheet, which the parent has approved; null while a scene of ours is there.
   */
  approved: DrawnPicture | null;
  onApprove: (picture: DrawnPicture | null) => void;
}

/**
 * A picture by a parent's wish, where the operator has set up a model; an admin is told where not.
 */
export function WishPanel(props: WishPanelProps) {
  const { t } = useTranslation('printables');
  const { coloringPictures } = usePublicConfig();
  const { viewer } = useSession();
  if (coloringPictures) return <Wish {...props} />;
  if (viewer !== 'admin') return null;
  return <p className="mt-6 text-ink-soft text-ui">{t('wish.not-set-up')}</p>;
}

function Wish({ approved, onApprove }: WishPanelProps) {
  const { t } = useTranslation('printables');
  const language = useLanguage();
  const errorMessageOf = useErrorMessage();
  const [wish, setWish] = useState('');
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () => call('POST /functions/v1/coloring-page', { body: { wish, language } }),
  });
  const code = error instanceof ApiError ? error.code : error && 'picture_failed';
  return (
    <Tint className="mt-8 grid gap-4">
      <h2 className="text-d4">{t('wish.title')}</h2>
      <p className="text-ui">{t('wish.text')}</p>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextAreaField
          hint={t('wish.hint')}
          label={t('wish.field')}
          maxLength={longestWish}
          onChange={({ target }) => setWish(target.value)}
          rows={3}
          value={wish}
        />
        <Button busy={isPending} type="submit">
          {t('wish.draw')}
        </Button>
      </form>
      {isPending ? <Notice title={t('wish.drawing')} tone="note" /> : null}
      {code && !isPending ? <Notice title={errorMessageOf(code)} tone="stop" /> : null}
      {data && !isPending ? (
        <Proposal
          onAnswer={(isRight) => {
            if (isRight) {
              onApprove({ source: data.picture, width: data.width, height: data.height });
            }
            reset();
          }}
          source={data.picture}
        />
      ) : null}
      {approved ? (
        <Button onClick={() => onApprove(null)} variant="quiet">
          {t('wish.back')}
        </Button>
      ) : null}
    </Tint>
  );
}

/** What was drawn, to be looked at before it goes on the sheet. */
function Proposal({ source, onAnswer }: { source: string; onAnswer: (isRight: boolean) => void }) {
  const { t } = useTranslation('printables');
  return (
    <div className="grid gap-3">
      <p className="font-bold" role="status">
        {t('wish.look')}
      </p>
      <img alt={t('wish.alt')} className="w-full rounded-sm bg-white" src={source} />
      <Button onClick={() => onAnswer(true)} type="button">
        {t('wish.approve')}
      </Button>
      <Button onClick={() => onAnswer(false)} type="button" variant="quiet">
        {t('wish.discard')}
      </Button>
    </div>
  );
}
