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

export const icons = {
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
