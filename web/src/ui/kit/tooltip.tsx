import { Arrow, Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/**
 * How long a pointer rests before the words appear, in milliseconds.
 * @see docs/requirements.md#r-tooltip
 */
const DELAY_MS = 700;

interface TooltipProps {
  text: ReactNode;
  /** The control it explains: one element that can take focus. */
  children: ReactElement;
}

/**
 * Words beside a control for anyone who rests on it or tabs to it. Never the only place of a fact.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Provider delayDuration={DELAY_MS}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-w-80 rounded-chip bg-ink px-3 py-2 text-page text-ui shadow-2"
          >
            {text}
            <Arrow className="fill-ink" />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
