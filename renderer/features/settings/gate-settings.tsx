/** The gate: its name, the sounds of its answers, and what a second scan does. */
import { gateAnswers } from '@contract/event-log/entry';
import { secondScans } from '@contract/settings/second-scan';
import { Button, Input, makeStyles, Select, Slider } from '@fluentui/react-components';
import { Speaker2Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { playSound } from '../../event/scan/sounds';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { Setting } from './parts/setting';

const maxName = 60;
const turnarounds: readonly number[] = [0, 10, 15, 20, 30, 45, 60, 90];

const useStyles = makeStyles({
  sounds: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  volume: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  number: { minInlineSize: '32px', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
});

/** Kept when the field is left or with Enter. */
const GateName = ({ name }: { readonly name: string }) => {
  const text = useText('settings');
  const [typed, setTyped] = useState(name);
  const keep = () => {
    if (typed.trim() !== name) void changeSettings({ gateName: typed.trim() }).then(notifyFailure);
  };
  return (
    <Input
      aria-label={text('gate.name')}
      value={typed}
      maxLength={maxName}
      autoComplete="off"
      onChange={(_, { value }) => setTyped(value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
      }}
    />
  );
};

export const GateSettings = () => {
  const styles = useStyles();
  const text = useText('settings');
  const settings = useSettings((state) => state.settings);
  const [dragged, setDragged] = useState<number>();
  if (!settings) return null;
  const { gateName, scanVolume, secondScan, turnaroundMinutes } = settings;
  const volume = dragged ?? scanVolume;
  return (
    <>
      <Setting title={text('gate.name')} about={text('gate.nameAbout')}>
        <GateName key={gateName} name={gateName} />
      </Setting>
      <Setting title={text('gate.volume')} about={text('gate.volumeAbout')}>
        <span className={styles.volume}>
          <Slider
            aria-label={text('gate.volume')}
            value={volume}
            min={0}
            max={100}
            step={5}
            onChange={(_, { value }) => {
              setDragged(value);
              void changeSettings({ scanVolume: value }).then(notifyFailure);
            }}
          />
          <span className={styles.number}>{formatNumber(volume)}</span>
        </span>
      </Setting>
      <Setting title={text('gate.listen')} about={text('gate.listenAbout')}>
        <span className={styles.sounds}>
          {gateAnswers.map((answer) => {
            const sound = text(`desk:gate.answers.${answer}`);
            return (
              <Button
                key={answer}
                icon={<Speaker2Regular />}
                aria-label={text('gate.listenTo', { sound })}
                onClick={() => playSound(answer, volume)}
              >
                {sound}
              </Button>
            );
          })}
        </span>
      </Setting>
      <Setting title={text('gate.second')} about={text('gate.secondAbout')}>
        <Select
          aria-label={text('gate.second')}
          value={secondScan}
          onChange={(_, { value }) => {
            const chosen = secondScans.find((one) => one === value);
            if (chosen) void changeSettings({ secondScan: chosen }).then(notifyFailure);
          }}
        >
          {secondScans.map((one) => (
            <option key={one} value={one}>
              {text(`gate.seconds.${one}`)}
            </option>
          ))}
        </Select>
      </Setting>
      <Setting title={text('gate.turnaround')} about={text('gate.turnaroundAbout')}>
        <Select
          aria-label={text('gate.turnaround')}
          value={turnaroundMinutes}
          onChange={(_, { value }) => void changeSettings({ turnaroundMinutes: Number(value) }).then(notifyFailure)}
        >
          {[...new Set([...turnarounds, turnaroundMinutes])]
            .toSorted((one, other) => one - other)
            .map((minutes) => (
              <option key={minutes} value={minutes}>
                {text('gate.turnaroundMinutes', { minutes })}
              </option>
            ))}
        </Select>
      </Setting>
    </>
  );
};
