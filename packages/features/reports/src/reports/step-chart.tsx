import { BarChart, PlainTable, type PlainColumn, Sheet, Unfold, useT } from '@portal/ui';
import { dayOf } from './words.js';

interface StepChartProps<Step extends { from: string }> {
  name: string;
  steps: readonly Step[];
  series: readonly { label: string; value: (step: Step) => number }[];
  text: (value: number) => string;
  columns: readonly PlainColumn<Step>[];
}

/** What happened in each step of a period as bars, with the same as a table. */
export function StepChart<Step extends { from: string }>({ name, steps, series, text, columns }: StepChartProps<Step>) {
  const t = useT();
  const bars = steps.map((step) => ({ label: dayOf(step.from), values: series.map(({ value }) => value(step)) }));
  return (
    <Sheet title={name}>
      <BarChart name={name} series={series.map(({ label }) => label)} bars={bars} text={text} />
      <Unfold summary={t('Show as table')}>
        <PlainTable
          name={name}
          rows={[...steps]}
          rowKey={({ from }) => from}
          columns={[{ key: 'from', title: t('From'), render: ({ from }) => dayOf(from) }, ...columns]}
        />
      </Unfold>
    </Sheet>
  );
}
