export { call, addressOf, newKey, type Asking } from './api/call.js';
export { download, fileOf, save } from './api/download.js';
export { ApiError, isFault, messageOf } from './api/api-error.js';
export { headersOfReader } from './api/send.js';
export { noteWritten, serviceOf } from './api/gone.js';
export { read, useKeptRead, useRead, useWrite, readAgain, queryClient } from './api/queries.js';
export { type Cut, useReadPages } from './api/read-pages.js';

export { useSession } from './session/use-session.js';
export { useUser } from './session/use-user.js';
export { useIdle } from './session/use-idle.js';
export { useAbility } from './session/use-ability.js';
export { useMay } from './session/use-may.js';
export { followSession } from './session/follow-session.js';
export { startSession, signIn, answerSecondStep, signOut, checkSession, renewSession } from './session/sign-in.js';
export { signedIn, currentSession, onSession, type Session } from './session/session.js';
export { useOnline } from './session/use-online.js';
export { countsUnsent, unsent } from './session/unsent.js';

export { useT } from './i18n/use-t.js';
export { useLabels } from './i18n/use-labels.js';
export { useSay } from './i18n/use-say.js';
export { startI18n, addMessages, applyLanguage, type MessageSource } from './i18n/i18n.js';
export { uiMessages } from './i18n/ui-messages.js';
export { languageNames } from './i18n/languages.js';

export { prefer, preferences, usePreferences, type Preferences } from './theme/preferences.js';
export { useWide, useDesk, useRoomy, useTouch } from './theme/media.js';
export { pageNonce, giveStylesNonce } from './theme/nonce.js';
export { chartColors } from './theme/chart-colors.js';
export { roles as colors, type Mode, type Tone } from './theme/colors.js';
export { direction, type Language, type TextSize } from './theme/text.js';

export { afterLoad } from './frame/after-load.js';
export { Page } from './frame/page.js';
export { Portal } from './frame/portal.js';
export { Frame, type FrameProps } from './frame/frame.js';
export { GuestFrame } from './frame/guest-frame.js';
export { Avatar } from './frame/avatar.js';
export { AccountMenu } from './frame/account-menu.js';
export { chooseLanguage, followLanguage } from './session/own-language.js';
export type { NavEntry } from './frame/navigation.js';
export { Crumbs, type Crumb } from './frame/crumbs.js';
export { Headline, TitleMore } from './frame/headline.js';
export { AreaHome, useHome } from './frame/area-home.js';
export { usePageTitle } from './frame/use-page-title.js';
export { Figures, type Figure } from './frame/figures.js';
export { LinkTiles, type LinkTile } from './frame/link-tiles.js';
export { BarChart } from './charts/bar-chart.js';
export { TimeAgo } from './values/time-ago.js';
export { useSecondsLeft, asClock } from './values/use-seconds-left.js';

export { useShortcut } from './keys/use-shortcut.js';
export { focusRow, useRowKeys, useRowShortcut } from './keys/use-row-keys.js';

export { ListScreen, type ListScreenProps, type RowOf } from './list/list-screen.js';
export { BulkBar } from './list/bulk-bar.js';
export { useSelection } from './list/selection.js';
export { ListSurface } from './list/list-surface.js';
export { RowTable } from './list/row-table.js';
export { ExportMenu } from './list/export-menu.js';
export { conditionsOf } from './list/list-state.js';
export { Pager } from './list/pager.js';
export { RowMenu } from './list/row-menu.js';
export type { Column, RowAction, BulkAction } from './list/columns.js';
export type { Filter } from './list/filters.js';

export { Secondary, Lead, Prose, Lines, ScreenReaderOnly, ErrorText, ControlLabel } from './text/text.js';
export { Stack, Parts, Surface, Actions, ButtonRow, FormActions, DialogActions, FormPage } from './layout/layout.js';
export { HistoryRows, FileRows, UploadRows } from './layout/rows.js';
export { Unfold } from './layout/unfold.js';
export { ButtonLink, RowLink, BackLink, ContactLink, IconButton, TextButton } from './links/links.js';

export { Properties, type Property } from './detail/properties.js';
export { Sheet, Split } from './detail/sheet.js';
export { ShowMore } from './detail/show-more.js';
export { Steps, type Step } from './detail/steps.js';
export { History } from './detail/history.js';
export { Files, type FileEntry } from './detail/files.js';
export { StoredPicture } from './file-preview/picture.js';
export { ShownFiles } from './file-preview/shown-files.js';
export { FilePreview } from './file-preview/file-preview.js';
export { Checks } from './detail/checks.js';
export { DecisionPanel } from './detail/decision-panel.js';
export { PlainTable, Totals, type PlainColumn } from './detail/plain-table.js';
export { DocumentsOf } from './detail/documents-of.js';
export { documentStatusLabels, documentTypeLabels } from './detail/document-words.js';
export { NoteLine } from './detail/note-line.js';
export { Meter } from './detail/meter.js';

export { Form, type FormProps } from './form/form.js';
export { editedRecord } from './form/conflict/edited-record.js';
export { LightForm } from './form/light-form.js';
export { drafts } from './form/draft.js';
export { useBegunForm } from './form/begun-forms.js';
export { useForm, useFormState, useFieldError, useFieldValue } from './form/form-context.js';
export { useFocusField } from './form/use-focus-field.js';
export { valueAt } from './form/path.js';
export { FieldGroup } from './form/field-group.js';
export { useFieldRows } from './form/field-rows.js';
export { Field, type FieldProps } from './form/field.js';
export { TextField, PasswordField } from './form/text-fields.js';
export { LabelledControl } from './form/labelled-control.js';
export { TextAreaField } from './form/text-area-field.js';
export { MoneyField, NumberField } from './form/number-fields.js';
export { DateField } from './form/date-field.js';
export { MomentField } from './form/moment-field.js';
export { DateInput } from './form/date-input.js';
export {
  SelectField,
  SelectManyField,
  RadioField,
  TickListField,
  CheckField,
  type Choice,
} from './form/choice-fields.js';
export { TagField } from './form/tag-field.js';
export { EmailField, PhoneField, PinField, StateField, FullAddressField } from './form/contact-fields.js';
export {
  GstinField,
  BusinessFields,
  BrandsField,
  ProductCategoriesField,
  DesignationsField,
  ContractReferencesField,
} from './form/business-fields.js';
export { SerialNumbersField } from './form/serial-numbers-field.js';
export { ScanField } from './scan/scan-field.js';
export { ScanButton } from './scan/scan-button.js';
export { signal } from './scan/signal.js';
export { scannedText } from './scan/scanned-text.js';
export { UploadField } from './form/upload-field.js';
export { UploadRow } from './form/upload-row.js';
export { faultOf, type Uploaded } from './form/use-uploads.js';
export { OtpField } from './form/otp-field.js';
export { RadioStack } from './form/radio-stack.js';
export { LookupIcon, LookupWords, type LookupState } from './form/lookup.js';
export { FormPart, Fields, FieldRow, When } from './form/form-part.js';
export { FormBar } from './form/form-bar.js';
export { contentsOf } from './form/contents.js';
export type { ContentsPart } from './form/table-of-contents.js';
export { Wizard, type WizardProps, type WizardStep } from './form/wizard.js';

export { ImportPage } from './import/import.page.js';
export type {
  FileImport,
  ImportSaying,
  ImportSubject,
  ListedImport,
  RefusedFileRow,
  RowThatStays,
} from './import/import-subject.js';
export { isUnderWay } from './import/import-subject.js';

export { PlainButton } from './plain/plain-button.js';
export { PlainTabs } from './plain/plain-tabs.js';

export { StatusTag } from './status/status-tag.js';
export { ToneTag } from './status/tone-tag.js';
export { Score } from './status/score.js';
export { DaysLeft } from './status/days-left.js';
export { hasEnded, Validity } from './status/validity.js';
export { looks, type StatusKind } from './status/looks.js';

export { Icon } from './values/icon.js';
export { navIcons } from './values/icons.js';
export { Ltr } from './values/ltr.js';
export { Money } from './values/money.js';
export { DateText } from './values/date-text.js';
export { useWho } from './values/use-who.js';
export { useTicketText } from './values/use-ticket-text.js';
export { useEscalationText } from './values/use-escalation-text.js';
export { formatDate, formatMoment, today } from './values/date.js';
export { formatLakh, formatMoney, formatNumber, formatShare, formatTenth } from './values/number.js';
export { formatSize } from './values/file-size.js';
export { TwoLines } from './values/two-lines.js';

export { DownloadButton } from './links/download-button.js';
export { Dialog } from './overlay/dialog.js';
export { useGoesOn } from './overlay/dialog-context.js';
export { ConfirmDialog } from './overlay/confirm-dialog.js';
export { SideDrawer } from './overlay/side-drawer.js';
export { toast } from './overlay/toast.js';
export { copyText } from './share/copy-text.js';
export { ShareButton } from './share/share-button.js';
export { useShare } from './share/use-share.js';

export { StateBox } from './states/state-box.js';
export { Problem } from './states/problem.js';
export { Refusal } from './states/refusal.js';
export { Empty } from './states/empty.js';
export { Loading } from './states/loading.js';
export { Skeleton } from './states/skeleton.js';
export { AccessDenied } from './states/access-denied.js';
export { DeniedPage } from './states/denied.page.js';
export { Needs } from './states/needs.js';

export { remoteModule, type RemoteModule, type FeatureRoutes } from './remote/remote.js';
export { page, routesAt, type Title } from './remote/routes.js';
