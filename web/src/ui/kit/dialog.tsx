import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { useScrollEnd } from './use-scroll-end.ts';

interface DialogProps {
  open: boolean;
  /** Called with false on Escape, on the close button, on a press outside and on the way back. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title, read out when the dialog opens. */
  description?: ReactNode;
  /** The words of the close button. */
  closeLabel: string;
  /** Buttons that stay in view below the text. */
  footer?: ReactNode;
  /** Called once when the end of the text has been in view, also when it all fits at once. */
  onScrollEnd?: () => void;
  /** How far the text is scrolled: kept by the page, so that it opens again where it was left. */
  place?: RefObject<number>;
  /** `reading` is wider, and its text takes the first focus so that arrow keys scroll it. */
  size?: 'normal' | 'reading';
  children?: ReactNode;
}

/**
 * A window over the page: holds the focus, closes on Escape and on the way back, gives focus back
 * where it was.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, footer, children } = props;
  const { onScrollEnd, place, size = onScrollEnd ? 'reading' : 'normal' } = props;
  const opener = useRef<Element | null>(null);

  // Radix gives the focus back to a trigger of its own; this dialog is opened by whatever had it.
  function giveFocusBack(event: Event) {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="dialog-overlay fixed inset-0 z-40 bg-[#080919]/70" />
        <Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveFocusBack}
          // Radix warns about a missing description unless told that there is none.
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classes(
            'dialog-window fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-50px)] w-[calc(100%-50px)] flex-col rounded-card bg-raised shadow-[var(--frame),var(--sh-3)]',
            size === 'reading' ? 'max-w-180' : 'max-w-130',
          )}
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          <Title className="ps-5 pe-16 pt-5.5 text-d3 md:ps-7 md:pt-6.5">{title}</Title>
          {description && (
            <Description className="px-5 pt-1 text-ink-soft md:px-7">{description}</Description>
          )}
          {children && (
            <DialogText reading={size === 'reading'} onScrollEnd={onScrollEnd} place={place}>
              {children}
            </DialogText>
          )}
          {footer ? (
            <div className="flex flex-wrap gap-3 px-5 pt-4 pb-5 md:px-7 md:pb-7">{footer}</div>
          ) : (
            <div className="h-5 md:h-7" />
          )}
          {/* Last in order, so that the focus first goes to the text or its buttons. */}
          <Close asChild>
            <IconButton label={closeLabel} className="absolute end-3 top-4 md:end-4 md:top-5">
              <X aria-hidden />
            </IconButton>
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * Anyone who goes back on a phone means the window, not the page under it with what was typed
 * there.
 */
function BackCloses({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
  return null;
}

interface DialogTextProps extends Pick<DialogProps, 'children' | 'onScrollEnd' | 'place'> {
  reading: boolean;
}

function DialogText({ children, reading, onScrollEnd, place }: DialogTextProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useScrollEnd(box, end, onScrollEnd);
  useLayoutEffect(() => {
    if (box && place) box.scrollTop = place.current;
  }, [box, place]);
  return (
    <section
      ref={setBox}
      tabIndex={reading ? 0 : undefined}
      onScroll={(event) => {
        if (place) place.current = event.currentTarget.scrollTop;
      }}
      className="mt-3 min-h-0 overflow-y-auto overscroll-contain px-5 py-1 focus-visible:-outline-offset-3 md:px-7"
    >
      {children}
      <div ref={setEnd} className="h-px" />
    </section>
  );
}
