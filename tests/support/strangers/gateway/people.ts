/** The gateway's users and business partners. */
import { area } from '../area.ts';
import { roleNames } from '../truth/columns-people.ts';
import { fullName } from '../truth/sales.ts';
import type { Admin } from '../truth/types.ts';
import { decimal, type View } from '../truth/view.ts';
import { date, dateTime, flag, idOf, metadata, numbering, results } from './format.ts';
import { coded } from './words.ts';

const user = (admin: Admin, base: string) => ({
  ...metadata('Users', idOf('admins', admin.n), base),
  UserId: idOf('admins', admin.n),
  FirstName: admin.firstName,
  LastName: admin.lastName,
  FullName: fullName(admin),
  EMail: admin.email,
  TelephoneNumber: admin.phone,
  Function: admin.jobTitle,
  RoleId: `Z_${admin.role.toUpperCase()}`,
  RoleName: roleNames[admin.role],
  ...coded('admin.status', admin.status, 'UserStatus'),
  TwoFactorActive: flag(admin.twoFactor),
  LastLogonDateTime: dateTime(admin.lastLoginAt),
  Address: { City: admin.city, Region: admin.state },
});

const userPaths = {
  fullName: 'FullName',
  email: 'EMail',
  roleName: 'RoleName',
  phone: 'TelephoneNumber',
  jobTitle: 'Function',
  status: 'UserStatusText',
  twoFactorEnabled: 'TwoFactorActive',
  lastLoginAt: 'LastLogonDateTime',
  city: 'Address.City',
  state: 'Address.Region',
};

export const people = (view: View, base: string) => ({
  admins: area('admins', view, {
    row: (admin) => ({
      ...user(admin, base),
      CreationDateTime: dateTime(admin.invitedAt),
      NumberOfVenues: admin.tracks.length,
    }),
    detail: (admin) => ({
      ...user(admin, base),
      Venues: results(admin.tracks.map((n) => ({ VenueId: idOf('tracks', n), VenueName: view.track(n).name }))),
    }),
    paths: { ...userPaths, assignedTrackCount: 'NumberOfVenues', invitedAt: 'CreationDateTime' },
    detailPaths: userPaths,
  }),
  visitors: area('visitors', view, {
    row: (visitor) => ({
      ...metadata('Partners', idOf('visitors', visitor.n), base),
      PartnerId: idOf('visitors', visitor.n),
      PartnerNumber: numbering.visitor(visitor.n),
      FirstName: visitor.firstName,
      LastName: visitor.lastName,
      NickName: visitor.nickname ?? '',
      ...coded('visitor.userType', visitor.type, 'PartnerRole'),
      ...coded('visitor.status', visitor.status, 'PartnerStatus'),
      BirthDate: date(visitor.birth),
      ...coded('visitor.gender', visitor.gender, 'Gender'),
      Communication: {
        EMail: visitor.email,
        EMailConfirmed: visitor.emailVerified,
        MobileNumber: visitor.phone,
        MobileConfirmed: visitor.phoneVerified,
      },
      Address: {
        City: visitor.city,
        Region: visitor.state,
        PostalCode: visitor.zipCode,
        CountryText: visitor.country,
      },
      Statistics: {
        BookingCount: view.bookingsOf(visitor.n).length,
        Revenue: decimal(view.spentBy(visitor.n)),
        Currency: visitor.country === 'Canada' ? 'CAD' : 'USD',
      },
      CreationDateTime: dateTime(visitor.registeredAt),
      LastLogonDateTime: dateTime(visitor.lastLoginAt),
      ...(visitor.type === 'racer'
        ? {
            Racing: {
              MembershipNumber: visitor.memberNumber,
              MembershipEndDate: date(visitor.memberExpires),
              LicenseNumber: visitor.licenseNumber,
              EmergencyContact: { Name: visitor.emergencyName, TelephoneNumber: visitor.emergencyPhone },
            },
          }
        : {}),
    }),
    currency: 'Statistics.Currency',
    paths: {
      visitorCode: 'PartnerNumber',
      firstName: 'FirstName',
      lastName: 'LastName',
      nickname: 'NickName',
      userType: 'PartnerRoleText',
      status: 'PartnerStatusText',
      dateOfBirth: 'BirthDate',
      gender: 'GenderText',
      email: 'Communication.EMail',
      isEmailVerified: 'Communication.EMailConfirmed',
      phone: 'Communication.MobileNumber',
      isPhoneVerified: 'Communication.MobileConfirmed',
      city: 'Address.City',
      state: 'Address.Region',
      zipCode: 'Address.PostalCode',
      country: 'Address.CountryText',
      totalBookings: 'Statistics.BookingCount',
      totalSpent: 'Statistics.Revenue',
      registeredAt: 'CreationDateTime',
      lastLoginAt: 'LastLogonDateTime',
      memberNumber: 'Racing.MembershipNumber',
      memberExpires: 'Racing.MembershipEndDate',
      licenseNumber: 'Racing.LicenseNumber',
      emergencyContactName: 'Racing.EmergencyContact.Name',
      emergencyContactPhone: 'Racing.EmergencyContact.TelephoneNumber',
    },
  }),
});
