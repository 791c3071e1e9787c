/** The form of a track, new or existing. */

import type { Done } from '@contract/endpoint';
import { trackStatuses, trackTypes } from '@contract/entities/track';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckField, LongTextField, SelectField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { enumOptions } from '../../../kit/form/location/enum-options';
import { CountryField, DialCodeField, StateField } from '../../../kit/form/location/location-fields';
import { TimeZoneField } from '../../../kit/form/location/time-zone-field';
import { PictureField } from '../../../kit/form/picture-field';
import { TextField } from '../../../kit/form/text-field';
import { useLabeledField } from '../../../kit/form/use-labeled-field';
import type { RecordFormProps } from '../../../kit/form/use-record-form';
import { useText } from '../../../kit/format/text';
import { numberRanges, type TrackValues } from './values';

const useField = () => useLabeledField<TrackValues>('tracks', { name: 'form.name' });

const TrackSection = (): ReactNode => {
  const text = useText('tracks');
  const field = useField();
  const [type, status] = useWatch<TrackValues, ['type', 'status']>({ name: ['type', 'status'] });
  return (
    <FormSection title={text('sections.track')}>
      <TextField<TrackValues> {...field('name', { required: true, maxLength: 120 })} />
      <TextField<TrackValues> {...field('trackCode', { maxLength: 12 })} isCode hint={text('form.codeHint')} />
      <SelectField<TrackValues>
        {...field('type', { required: true, isChoice: true })}
        options={enumOptions('track.type', trackTypes, type)}
      />
      <SelectField<TrackValues>
        {...field('status', { required: true, isChoice: true })}
        options={enumOptions('track.status', trackStatuses, status)}
      />
      <TextField<TrackValues> {...field('length')} hint={text('form.lengthHint')} />
      <TextField<TrackValues> {...field('surface')} />
      <TextField<TrackValues> {...field('sanctioningBody')} />
      <TextField<TrackValues> {...field('capacity', { ...numberRanges.capacity, whole: text('form.whole') })} />
      <TextField<TrackValues> {...field('hours')} hint={text('form.hoursHint')} />
      <WideField>
        <TextField<TrackValues> {...field('amenities', { maxLength: 1_000 })} hint={text('form.amenitiesHint')} />
      </WideField>
      <WideField>
        <LongTextField<TrackValues> {...field('description', { maxLength: 4_000 })} />
      </WideField>
    </FormSection>
  );
};

const PlaceSection = (): ReactNode => {
  const text = useText('tracks');
  const field = useField();
  const country = useWatch<TrackValues, 'country'>({ name: 'country' });
  return (
    <FormSection title={text('sections.address')}>
      <CountryField<TrackValues> {...field('country', { required: true, isChoice: true })} />
      <StateField<TrackValues> {...field('state')} of={{ country }} by="name" />
      <TextField<TrackValues> {...field('city', { required: true })} />
      <TextField<TrackValues> {...field('zipCode', { maxLength: 16 })} isCode />
      <TextField<TrackValues> {...field('address1')} />
      <TextField<TrackValues> {...field('address2')} />
      <TimeZoneField<TrackValues>
        {...field('timezone', { required: true, isChoice: true })}
        hint={text('form.zoneHint')}
      />
      <TextField<TrackValues> {...field('latitude', numberRanges.latitude)} hint={text('form.latitudeHint')} />
      <TextField<TrackValues> {...field('longitude', numberRanges.longitude)} hint={text('form.longitudeHint')} />
    </FormSection>
  );
};

const ReachSection = (): ReactNode => {
  const text = useText('tracks');
  const field = useField();
  return (
    <FormSection title={text('sections.contact')}>
      <DialCodeField<TrackValues> {...field('countryCode')} />
      <TextField<TrackValues>
        {...field('phone', { maxLength: 30, pattern: { value: /^[\d\s().+\-/]*$/, message: text('form.phone') } })}
        type="tel"
      />
      <TextField<TrackValues> {...field('email', { email: true, maxLength: 254 })} type="email" />
      <TextField<TrackValues>
        {...field('website', {
          maxLength: 2_000,
          pattern: { value: /^\s*https:\/\/\S+\s*$/i, message: text('form.website') },
        })}
        type="url"
      />
    </FormSection>
  );
};

const TermsSection = (): ReactNode => {
  const text = useText('tracks');
  const field = useField();
  return (
    <FormSection title={text('sections.terms')}>
      <TextField<TrackValues> {...field('commissionPercent', numberRanges.commissionPercent)} />
      <CheckField<TrackValues>
        name="waiverRequired"
        label={text('fields.waiverRequired')}
        hint={text('form.waiverHint')}
      />
    </FormSection>
  );
};

const PictureSection = (): ReactNode => {
  const text = useText('tracks');
  const shared = { folder: 'tracks' } as const;
  return (
    <FormSection title={text('sections.pictures')}>
      <PictureField<TrackValues>
        {...shared}
        name="logo"
        label={text('fields.logo')}
        choose={text('form.chooseLogo')}
        many={false}
      />
      <PictureField<TrackValues>
        {...shared}
        name="images"
        label={text('fields.images')}
        choose={text('form.choosePictures')}
        many
      />
    </FormSection>
  );
};

const DocumentSection = (): ReactNode => {
  const text = useText('tracks');
  const shared = { folder: 'tracks', many: false, isDocument: true } as const;
  return (
    <FormSection title={text('sections.documents')}>
      <PictureField<TrackValues>
        {...shared}
        name="waiverUrl"
        label={text('fields.waiverUrl')}
        choose={text('form.chooseWaiver')}
      />
      <PictureField<TrackValues> {...shared} name="w9Url" label={text('fields.w9Url')} choose={text('form.chooseW9')} />
    </FormSection>
  );
};

export const TrackForm = (form: RecordFormProps<TrackValues> & { readonly values: TrackValues }): ReactNode => (
  <Form<TrackValues, Done> {...form}>
    <TrackSection />
    <PlaceSection />
    <ReachSection />
    <TermsSection />
    <DocumentSection />
    <PictureSection />
  </Form>
);
