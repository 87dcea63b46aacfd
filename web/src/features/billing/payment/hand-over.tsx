import { Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginCardLink } from '@/learning/family/login-card-link.ts';
import { endSession, leave } from '@/learning/session/sign-out.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { localePath } from '@/ui/paths.ts';
import { notify } from '@/ui/toast/notify.ts';

interface HandOverProps {
  items: readonly { child_id: string; name: string }[];
}

/** Gives the device to a child: the parent is signed out, and the child finds its own door with its name. */
export function HandOver({ items }: HandOverProps) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const { user } = useSession();
  const [leaving, setLeaving] = useState<string | null>(null);

  async function handTo(name: string) {
    setLeaving(name);
    try {
      if (user && (await endSession())) {
        const card = { parentEmail: user.email, childName: name };
        return leave(loginCardLink(localePath('/login', language), card));
      }
    } catch {
      // told below, as where there is no network
    }
    setLeaving(null);
    notify('error', t('hand.failed'));
  }

  return (
    <section aria-labelledby="hand-over" className="grid gap-3">
      <h2 className="text-d4" id="hand-over">
        {t('hand.title')}
      </h2>
      <p>{t('hand.text')}</p>
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        {items.map(({ child_id, name }) => (
          <Button
            busy={leaving === name}
            key={child_id}
            onClick={() => {
              if (leaving === null) void handTo(name);
            }}
          >
            <Tablet aria-hidden />
            {t('hand.button', { name })}
          </Button>
        ))}
      </div>
    </section>
  );
}
