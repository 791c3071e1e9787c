/** Message templates, filled with what is known of the event. What is not known stays a blank in brackets. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  CalendarClockRegular,
  DoorRegular,
  type FluentIcon,
  MegaphoneRegular,
  SignatureRegular,
  VehicleCarRegular,
  WeatherRainRegular,
  WrenchRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { stripBidiIsolates, useText } from '../../kit/format/text';
import type { Message } from './message';
import { type TemplateValues, withoutBrackets } from './template-values';

interface Template {
  readonly icon: FluentIcon;
  /** The text's parameters; undefined is a blank. */
  readonly valuesOf?: (values: TemplateValues) => Readonly<Record<string, unknown>>;
}

const templates: Readonly<Record<string, Template>> = {
  rain: { icon: WeatherRainRegular },
  gatesOpen: { icon: DoorRegular, valuesOf: ({ gatesOpen }) => ({ time: gatesOpen }) },
  classCall: { icon: MegaphoneRegular },
  tech: { icon: WrenchRegular, valuesOf: ({ tech, techPlace }) => ({ time: tech, place: techPlace }) },
  waiver: { icon: SignatureRegular },
  schedule: { icon: CalendarClockRegular },
  gate: { icon: VehicleCarRegular, valuesOf: ({ gate }) => ({ gate }) },
};
const blanks = ['time', 'class', 'gate', 'place'] as const;

const useStyles = makeStyles({
  row: { border: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  label: { color: tokens.colorNeutralForeground2 },
});

interface TemplatesProps {
  readonly values: TemplateValues;
  readonly isDisabled: boolean;
  readonly onChoose: (text: Pick<Message, 'title' | 'body'>) => void;
}

export const Templates = ({ values, isDisabled, onChoose }: TemplatesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const label = useId();
  const plain = (key: string, params: Readonly<Record<string, string>> = {}): string =>
    stripBidiIsolates(text(key, params));
  const wordOf = (value: unknown, blank: string): string => {
    if (typeof value === 'string') return withoutBrackets(value);
    if (typeof value !== 'object' || value === null) {
      const name = plain(`blanks.${blank}`);
      return `[${name}]`;
    }
    const { time, day } = value as { readonly time: string; readonly day: string | undefined };
    return day === undefined ? time : plain('templates.onDay', { time, day });
  };
  const choose = (name: string, { valuesOf }: Template): void => {
    const known = valuesOf?.(values) ?? {};
    const params = Object.fromEntries(blanks.map((blank) => [blank, wordOf(known[blank], blank)]));
    const title = plain(`templates.${name}.title`);
    onChoose({
      title: values.event ? plain('templates.ofEvent', { title, event: withoutBrackets(values.event) }) : title,
      body: plain(`templates.${name}.body`, params),
    });
  };
  return (
    <fieldset className={styles.row} disabled={isDisabled} aria-labelledby={label}>
      <Text id={label} className={styles.label}>
        {text('templates.label')}
      </Text>
      {Object.entries(templates).map(([name, template]) => (
        <Button key={name} size="small" icon={<template.icon />} onClick={() => choose(name, template)}>
          {text(`templates.${name}.name`)}
        </Button>
      ))}
    </fieldset>
  );
};
