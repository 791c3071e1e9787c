import {
  CalendarLtrRegular,
  CheckboxCheckedRegular,
  DocumentArrowUpRegular,
  LayoutColumnTwoRegular,
  NumberSymbolSquareRegular,
  PaymentRegular,
  ShieldCheckmarkRegular,
  StepsRegular,
  TextBulletListAddRegular,
  TextboxRegular,
  TextEditStyleRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const icons = {
  text: TextboxRegular,
  choices: CheckboxCheckedRegular,
  numbers: NumberSymbolSquareRegular,
  masks: PaymentRegular,
  dates: CalendarLtrRegular,
  files: DocumentArrowUpRegular,
  'rich-text': TextEditStyleRegular,
  layouts: LayoutColumnTwoRegular,
  validation: ShieldCheckmarkRegular,
  wizard: StepsRegular,
  repeater: TextBulletListAddRegular,
};

/** `/forms` */
export const Screen = (): ReactNode => <ShowcaseIndex family={family} icons={icons} />;
