import { BookOpen, Moon } from 'lucide-react';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import type { ButtonVariant } from '@/ui/kit/button-look.ts';
import { VaultPanel } from '@/ui/kit/card.tsx';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useSamples } from './samples.ts';
import { Row, Section } from './section.tsx';

const variants: ButtonVariant[] = ['gold', 'outline', 'quiet', 'hue'];

/** Buttons: each look, then resting, busy, locked, focused; hover and press are live. */
export function ButtonSection() {
  const words = useSamples();
  return (
    <Section title={words.buttons}>
      {(['kid', 'ui'] as const).map((size) => (
        <div data-module="4" key={size}>
          <Row>
            {variants.map((variant) => (
              <Button key={variant} size={size} variant={variant}>
                {words.go}
              </Button>
            ))}
            <Button className="design-focus" size={size} variant="gold">
              {words.go}
            </Button>
          </Row>
          <Row>
            {variants.map((variant) => (
              <Button busy key={variant} size={size} variant={variant}>
                {words.saving}
              </Button>
            ))}
            <Button
              locked
              onLockedPress={() => notify('info', words.reason)}
              reason={words.reason}
              size={size}
            >
              {words.locked}
            </Button>
          </Row>
        </div>
      ))}
      <Row>
        <ButtonLink to="/quest-map" variant="outline">
          <BookOpen aria-hidden />
          {words.start}
        </ButtonLink>
        <IconButton label={words.open}>
          <Moon aria-hidden />
        </IconButton>
        <IconButton label={words.open} size="kid">
          <Moon aria-hidden />
        </IconButton>
        <IconButton aria-disabled label={words.locked}>
          <Moon aria-hidden />
        </IconButton>
      </Row>
      <VaultPanel>
        <Row>
          <Button variant="gold">{words.go}</Button>
          <Button variant="onvault">{words.save}</Button>
        </Row>
      </VaultPanel>
    </Section>
  );
}
