import { checklistCategories, verification, type Device } from '@portal/contracts';
import { Ltr, Meter, Refusal, Secondary, useT } from '@portal/ui';
import { CheckItem } from './check-item.js';
import { Photos, type PhotosProps } from './photos.js';
import { tally, type Answer, type Answers } from './verification.state.js';
import css from './checklist-step.module.css';

export interface ChecklistStepProps {
  device: Device;
  answers: Answers;
  onAnswer: (id: string, answer: Answer) => void;
  error: string | undefined;
  photos: PhotosProps;
}

/** All questions about a device in their groups, and how far the answers reach. */
export function ChecklistStep({ device, answers, onAnswer, error, photos }: ChecklistStepProps) {
  const t = useT();
  const { passed, failed, done, total, counting } = tally(device, answers);
  return (
    <div className={css.checklist}>
      <Meter
        label={t('{{done}} of {{count}} checked', { done, count: total })}
        note={t('{{passed}} passed, {{failed}} failed', { passed, failed })}
        value={passed}
        failed={failed}
        max={counting}
        threshold={verification.passShare}
        thresholdLabel={t('80 % must pass')}
      />
      {error && <Refusal text={error} />}
      {checklistCategories.map((category) => {
        const items = device.checklist.filter((item) => item.category === category);
        if (!items.length) return null;
        const answered = items.filter(({ id }) => answers[id]).length;
        return (
          <section key={category} aria-labelledby={`group-${category}`}>
            <h2 id={`group-${category}`}>
              {t(category)}{' '}
              <Secondary>
                <Ltr>
                  {answered}/{items.length}
                </Ltr>
              </Secondary>
            </h2>
            {items.map((item) => (
              <CheckItem
                key={item.id}
                item={item}
                answer={answers[item.id]}
                onAnswer={(answer) => onAnswer(item.id, answer)}
              />
            ))}
          </section>
        );
      })}
      <Photos {...photos} />
    </div>
  );
}
