import {
  Actions,
  BackLink,
  ButtonLink,
  ButtonRow,
  ContactLink,
  ControlLabel,
  DialogActions,
  ErrorText,
  FileRows,
  FormActions,
  FormPage,
  HistoryRows,
  LabelledControl,
  Lead,
  Lines,
  LookupIcon,
  LookupWords,
  Parts,
  Prose,
  RadioStack,
  RowLink,
  ScreenReaderOnly,
  Secondary,
  Sheet,
  Stack,
  TextButton,
  Unfold,
} from '@portal/ui';
import { Button, Input } from 'antd';

const here = '/ui-kit';

/** Texts, links and what arranges them. */
export function TextParts() {
  return (
    <>
      <Sheet title="Lead, Secondary, Lines, Prose, ErrorText, Unfold">
        <Lead>What a page is for.</Lead>
        <Lines>
          <b>A name</b>
          <Secondary>
            what tells it apart <ScreenReaderOnly>and what is only read out</ScreenReaderOnly>
          </Secondary>
        </Lines>
        <Prose>{'Text that people wrote,\nwith its line breaks.'}</Prose>
        <ErrorText>What is wrong here</ErrorText>
        <Unfold summary="More">What only some want to see.</Unfold>
      </Sheet>
      <Sheet title="ButtonLink, RowLink, BackLink, ContactLink, TextButton">
        <ButtonRow start>
          <ButtonLink primary to={here}>
            Leads on
          </ButtonLink>
          <ButtonLink to={here}>Leads elsewhere</ButtonLink>
        </ButtonRow>
        <Actions>
          <BackLink to={here}>Back</BackLink>
          <RowLink to={here}>A record</RowLink>
          <ContactLink href="mailto:person@example.invalid">person@example.invalid</ContactLink>
          <TextButton>Reads as a link</TextButton>
        </Actions>
      </Sheet>
      <FormPage>
        <Sheet title="FormPage, LabelledControl, FormActions, DialogActions, RadioStack, LookupWords, Parts, Stack">
          <Parts>
            <LabelledControl>
              <ControlLabel htmlFor="kit-control">A value that no form holds</ControlLabel>
              <Input id="kit-control" />
            </LabelledControl>
            <FormActions>
              <Button>At the end of a form</Button>
            </FormActions>
            <DialogActions>
              <Button>At the end of a dialog</Button>
            </DialogActions>
            <RadioStack options={['One of a few', 'whose words are long']} />
            <span>
              <LookupIcon state="valid" /> <LookupWords state="valid">What a lookup found</LookupWords>
            </span>
            <Stack>
              <Button>One</Button>
              <Button>below the other</Button>
            </Stack>
          </Parts>
        </Sheet>
      </FormPage>
      <Sheet title="HistoryRows, FileRows">
        <HistoryRows iconless>
          <li>
            <span>What happened</span>
            <Secondary>18-11-2026</Secondary>
          </li>
        </HistoryRows>
        <FileRows>
          <li>
            <Lines>One of a few</Lines>
            <TextButton>Change</TextButton>
          </li>
        </FileRows>
      </Sheet>
    </>
  );
}
