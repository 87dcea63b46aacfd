import { languageInfo } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { Art } from '@/shared/art/art-image.tsx';
import { loginCardLink } from '@/shared/family/login-card-link.ts';
import type { Child } from '@/shared/family/use-children.ts';
import { QrCode } from '@/shared/ui/qr-code.tsx';

interface LoginCardProps {
  child: Pick<Child, 'name' | 'language'>;
  parentEmail: string;
}

/**
 * One child's login card for paper: the name, the parent's e-mail, and a QR that opens the login page with both filled
 * in. The password is never on it; a line is left where it may be written by hand.
 */
export function LoginCard({ child, parentEmail }: LoginCardProps) {
  const { t } = useTranslation('login-cards');
  const prefix = child.language ? languageInfo[child.language].pathPrefix : '';
  const page = `${location.origin}${prefix}/login`;
  return (
    <article className="leaf grid content-start gap-3 p-5 print:gap-[1mm] print:border-2 print:border-ink print:border-dashed print:p-[4mm] print:shadow-none">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-bold text-ink-soft text-ui print:whitespace-nowrap print:text-[8pt]">
            <Art alt="" name="mark-rose" width={28} />
            {t('brand')}
          </p>
          <h2 className="mt-2 text-[1.9rem] [overflow-wrap:anywhere] print:mt-[1mm] print:text-[17pt]">
            {child.name}
          </h2>
        </div>
        <QrCode
          className="size-32 flex-none print:size-[34mm]"
          label={t('qr', { name: child.name })}
          text={loginCardLink(page, { parentEmail, childName: child.name })}
        />
      </div>
      <dl className="grid gap-2.5 text-ui print:gap-[1mm] print:text-[10pt]">
        <Line name={t('address')}>{page.replace(/^https?:\/\//, '')}</Line>
        <Line name={t('email')}>{parentEmail}</Line>
        <Line name={t('name')}>{child.name}</Line>
        <Line name={t('password')}>
          <span className="block h-7 border-ink border-b-2 border-dotted print:h-[5mm] print:w-[44mm]" />
          <span className="font-normal text-ink-soft print:text-[8pt]">{t('password.hint')}</span>
        </Line>
      </dl>
    </article>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="print:flex print:flex-wrap print:items-baseline print:gap-x-[2mm]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-bold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
