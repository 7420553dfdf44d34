import { users } from '@portal/contracts';
import { ControlLabel, Icon, LabelledControl, Problem, Secondary, useKeptRead, useT, useUser } from '@portal/ui';
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface ColleagueChoiceProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  label: string;
  hint: string;
  /** Nobody can be chosen too. */
  clearable?: boolean;
}

/** One person of the own office. */
export function ColleagueChoice({ value, onChange, label, hint, clearable }: ColleagueChoiceProps) {
  const t = useT();
  const id = useId();
  const { id: own } = useUser();
  const { data, error, isFetching, refetch } = useKeptRead(users.colleagues);
  if (error) {
    return (
      <Problem error={error} title={t('Failed to load the people of your office')} onRetry={() => void refetch()} />
    );
  }
  const people = data?.items ?? [];
  return (
    <LabelledControl>
      <ControlLabel htmlFor={id}>{label}</ControlLabel>
      <Select
        id={id}
        value={people.some((person) => person.id === value) ? value : undefined}
        options={people.map(({ id: person, name, designation, email }) => ({
          value: person,
          label: [person === own ? t('{{name}} (you)', { name }) : name, designation, email]
            .filter(Boolean)
            .join(' · '),
        }))}
        placeholder={t('Please choose')}
        loading={isFetching}
        showSearch={people.length > 8 && { optionFilterProp: 'label' }}
        suffixIcon={<Icon icon={ChevronDown} />}
        allowClear={clearable}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
      />
      <Secondary as="p" id={`${id}-hint`}>
        {hint}
      </Secondary>
    </LabelledControl>
  );
}

/** Who of the own office accepts the deliveries: the one-time password goes to this account and to nobody else. */
export function ReceiverChoice({ value, onChange }: Pick<ColleagueChoiceProps, 'value' | 'onChange'>) {
  const t = useT();
  return (
    <ColleagueChoice
      label={t('Who receives the delivery')}
      hint={t('The OTP of each delivery goes to this person by e-mail, and to nobody whom the seller names.')}
      value={value}
      onChange={onChange}
    />
  );
}
