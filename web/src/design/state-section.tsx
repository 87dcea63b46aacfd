import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artUrl } from '@/ui/art/art.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Image } from '@/ui/kit/image.tsx';
import { LoadingPage } from '@/ui/kit/loading-page.tsx';
import { EmptyState, ErrorState, LockedState } from '@/ui/kit/page-states.tsx';
import { QrCode } from '@/ui/kit/qr-code.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { useSamples } from './samples.ts';
import { Columns, Section } from './section.tsx';

/** What stands where a page or a picture is on its way, missing or closed. */
export function StateSection() {
  const words = useSamples();
  const { t } = useTranslation('common');
  const { t: error } = useTranslation('errors');
  return (
    <Section title={words.states}>
      <Columns>
        <Leaf>
          <EmptyState
            action={
              <ButtonLink size="kid" to="/lesson/1/1" variant="gold">
                {words.start}
              </ButtonLink>
            }
            heading="h3"
            text={words.emptyText}
            title={words.empty}
          />
        </Leaf>
        <Leaf>
          <LoadingPage label={t('state.loading')} />
        </Leaf>
        <Leaf>
          <ErrorState
            action={
              <ButtonLink size="kid" to="/">
                {t('not-found.home')}
              </ButtonLink>
            }
            heading="h3"
            text={t('not-found.text')}
            title={error('page_not_found')}
          />
        </Leaf>
        <Leaf>
          <ErrorState
            heading="h3"
            onRetry={() => location.reload()}
            retryLabel={words.retry}
            title={words.fault}
          />
        </Leaf>
        <Leaf>
          <LockedState heading="h3" text={words.reason} title={words.lockTitle} />
        </Leaf>
        <Leaf>
          <Skeleton label={words.saving} lines={6} />
        </Leaf>
      </Columns>
      <Pictures failedLabel={error('image_failed')} />
    </Section>
  );
}

function Pictures({ failedLabel }: { failedLabel: string }) {
  const words = useSamples();
  const [shown, setShown] = useState(0);
  const picture = { alt: words.picture, width: 480, height: 300, failedLabel };
  return (
    <>
      <Button onClick={() => setShown(shown + 1)}>{words.darken}</Button>
      <Columns>
        <Image {...picture} key={shown} src={`${artUrl('story-bepi')}?${shown}`} />
        <Image {...picture} priority src={artUrl('saint-roundel')} />
        <Image {...picture} src="/storage/v1/no-such-picture.webp" />
        <QrCode
          className="w-full max-w-60"
          label="https://quest.example/login"
          text="https://quest.example/login"
        />
      </Columns>
    </>
  );
}
