import { Field, Input, makeStyles, Select, Slider, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SecondaryText } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { textSize } from '../../kit/styles';
import { ValueList } from '../../kit/value-list';
import { formatValue, kinds, type Locale, languageOf, locales, pluralForm } from '../formats';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px 24px',
    marginBlockEnd: '16px',
  },
  said: {
    display: 'grid',
    rowGap: '4px',
    padding: '16px 20px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  big: textSize[500],
});

interface ChoiceProps {
  readonly locale: Locale;
  readonly onChange: (locale: Locale) => void;
}

const LocaleChoice = ({ locale, onChange }: ChoiceProps): ReactNode => {
  const text = useText('extensions');
  return (
    <Field label={text('languages.locale')}>
      <Select value={locale} onChange={(_, { value }) => onChange(locales.find((one) => one === value) ?? 'en-US')}>
        {locales.map((one) => (
          <option key={one} value={one}>
            {text(`languages.names.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
};

/** The app's own language is English. */
export const examples: Examples = {
  plurals: {
    code: "const form = new Intl.PluralRules('pl-PL').select(count);",
    Preview: ({ text }) => {
      const styles = useStyles();
      const [locale, setLocale] = useState<Locale>('pl-PL');
      const [count, setCount] = useState(2);
      const language = languageOf(locale);
      const form = pluralForm(locale, count);
      return (
        <>
          <div className={styles.fields}>
            <LocaleChoice locale={locale} onChange={setLocale} />
            <Field label={text('languages.count', { tickets: count })}>
              <Slider min={0} max={25} value={count} onChange={(_, { value }) => setCount(value)} />
            </Field>
          </div>
          <div className={styles.said} role="status">
            <span className={styles.big} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              {text(`languages.tickets.${language}.${form}`, { tickets: new Intl.NumberFormat(locale).format(count) })}
            </span>
            <SecondaryText>{text('languages.form', { form })}</SecondaryText>
          </div>
        </>
      );
    },
  },
  texts: {
    code: 'text(\'driven\', { count: laps, name })\n\n"driven": "{name} has driven {count, plural, one {one lap} other {# laps}}"',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [name, setName] = useState('Ada');
      const [laps, setLaps] = useState(12);
      return (
        <>
          <div className={styles.fields}>
            <Field label={text('languages.name')}>
              <Input value={name} maxLength={40} onChange={(_, { value }) => setName(value)} />
            </Field>
            <Field label={text('languages.laps')}>
              <Slider min={0} max={60} value={laps} onChange={(_, { value }) => setLaps(value)} />
            </Field>
          </div>
          <div className={styles.said} role="status">
            <span className={styles.big} dir="auto">
              {text('languages.driven', { count: laps, name: name.trim() || text('languages.somebody') })}
            </span>
          </div>
        </>
      );
    },
  },
  formats: {
    code: "new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(1234567.5)",
    Preview: ({ text }) => {
      const styles = useStyles();
      const [locale, setLocale] = useState<Locale>('de-DE');
      const [moment] = useState(() => new Date());
      const words = ['timing', 'marshals', 'tickets'].map((word) => text(`languages.words.${word}`));
      return (
        <>
          <div className={styles.fields}>
            <LocaleChoice locale={locale} onChange={setLocale} />
          </div>
          <ValueList
            minWidth={230}
            values={Object.fromEntries(
              kinds.map((kind) => [
                text(`languages.kinds.${kind}`),
                <bdi key={kind} lang={locale}>
                  {formatValue(locale, kind, { amount: 1_234_567.5, moment, words })}
                </bdi>,
              ]),
            )}
          />
        </>
      );
    },
  },
};
