import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, Text, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FocusBack } from '../../../kit/dialog/focus-back';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({
  surface: { display: 'grid', rowGap: tokens.spacingVerticalS, maxInlineSize: '280px', justifyItems: 'start' },
});

const Words = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <Popover withArrow trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<InfoRegular />}>
          {text('popover.words.open')}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={text('popover.words.open')}>
        <FocusBack />
        <Text weight="semibold">{text('popover.words.heading')}</Text>
        <Text>{text('popover.words.body')}</Text>
        <Button size="small">{text('popover.words.button')}</Button>
      </PopoverSurface>
    </Popover>
  );
};

const places = ['above', 'before', 'after', 'below'] as const;

const Places = (): ReactNode => {
  const text = useText('components');
  return places.map((place) => (
    <Popover key={place} withArrow positioning={place}>
      <PopoverTrigger disableButtonEnhancement>
        <Button>{text(`popover.places.${place}`)}</Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={text(`popover.places.${place}`)}>{text('popover.places.body')}</PopoverSurface>
    </Popover>
  ));
};

export const Screen = componentScreen('popover', [
  { name: 'words', Stage: Words, code: '<Popover trapFocus withArrow><PopoverSurface>…</PopoverSurface></Popover>' },
  { name: 'places', Stage: Places, code: '<Popover positioning="above">…</Popover>' },
]);
