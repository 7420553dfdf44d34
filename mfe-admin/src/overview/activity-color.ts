const colors: [RegExp, string][] = [
  [/\.(rejected|deleted|suspended|refused|broken|withdrawn)$|-refused$/, 'red'],
  [/\.(approved|completed|resolved|activated|verified|accepted|restored|account-created)$/, 'green'],
  [/\.(created|submitted|registered|uploaded)$/, 'blue'],
  [/\.(assigned|unassigned|mapped|delivered|acknowledged)$/, 'purple'],
  [/requested|progressed|reopened|reset/, 'orange'],
  [/session|password|otp|factor/, 'indigo'],
];

/** The dot of an activity by what was done: what nobody sorted is grey. */
export const activityColor = (action: string) => colors.find(([pattern]) => pattern.test(action))?.[1] ?? 'grey';
