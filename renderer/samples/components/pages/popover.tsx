import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, Text, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  surface: { display: 'grid', rowGap: tokens.spacingVerticalS, maxInlineSize: '280px', justifyItems: 'start' },
});

const places = ['above', 'before', 'after', 'below'] as const;

export const examples: Examples = {
  words: {
    code: '<Popover trapFocus withArrow><PopoverSurface>…</PopoverSurface></Popover>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Popover withArrow trapFocus positioning="below-start">
          <PopoverTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<InfoRegular />}>
              {text('popover.words.open')}
            </Button>
          </PopoverTrigger>
          <PopoverSurface className={styles.surface} aria-label={text('popover.words.open')}>
            <RestoreFocus />
            <Text weight="semibold">{text('popover.words.heading')}</Text>
            <Text>{text('popover.words.body')}</Text>
            <Button size="small">{text('popover.words.button')}</Button>
          </PopoverSurface>
        </Popover>
      );
    },
  },
  places: {
    code: '<Popover positioning="above">…</Popover>',
    Preview: ({ text }) =>
      places.map((position) => (
        <Popover key={position} withArrow positioning={position}>
          <PopoverTrigger disableButtonEnhancement>
            <Button>{text(`popover.places.${position}`)}</Button>
          </PopoverTrigger>
          <PopoverSurface aria-label={text(`popover.places.${position}`)}>{text('popover.places.body')}</PopoverSurface>
        </Popover>
      )),
  },
};
