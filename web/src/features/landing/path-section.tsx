import { Footprints, KeyRound, Sparkles, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './path-section.css';

const steps = [
  { name: 'account', Icon: KeyRound },
  { name: 'children', Icon: UsersRound },
  { name: 'road', Icon: Footprints },
  { name: 'light', Icon: Sparkles },
] as const;

const way =
  'M-400 70C-300 90-140 96 0 60C120 24 240 100 350 92C470 84 560 30 650 52C760 78 860 104 960 90C1060 76 1120 50 1200 60C1300 70 1400 90 1600 70';

/** How it works: four stones along the road. */
export function PathSection() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="how" className="path-section">
      <div className="wrap">
        <h2 id="how">{t('how.title')}</h2>
        <div className="path-line">
          <svg aria-hidden preserveAspectRatio="none" viewBox="0 0 1200 150">
            <path d={way} stroke="var(--lead)" strokeWidth="30" />
            <path d={way} stroke="#fbf0d2" strokeWidth="24" />
            <path d={way} stroke="#d9bf86" strokeDasharray="2.4 24" strokeWidth="24" />
          </svg>
          <ol>
            {steps.map(({ name, Icon }) => (
              <li key={name}>
                <div className="path-stone">
                  <Icon aria-hidden />
                </div>
                <h3>{t(`how.${name}.title`)}</h3>
                <p>{t(`how.${name}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
