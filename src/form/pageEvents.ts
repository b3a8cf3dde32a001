import type { IChangeEvent } from '@rjsf/core';
import { getByPath, type RJSFSchema, type RJSFValidationError } from '@rjsf/utils';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import { PendingCommits } from '../../widgets/pending.ts';
import { afterGesture } from '../stores/afterGesture.ts';
import { Announcer } from './announcer.ts';
import { createBeforeSubmit } from './beforeSubmit.ts';
import { fieldLocation, isInDraft, pathOfField } from './fieldIds.ts';
import { InputErrors } from './inputErrors.ts';
import type { PageFormContext } from './pageContext.ts';
import { leafAt } from './recordLabel.ts';
import { RowStates } from './records/rowStates.ts';
import type { ClaimPageProps } from './types.ts';

type Change = Pick<IChangeEvent<unknown, RJSFSchema, PageFormContext>, 'formData'>;

/** Creates the formContext, which reads the latest props and uncommitted input. */
function formContextOf(
  props: () => ClaimPageProps,
  pending: PendingCommits,
  flush: () => void,
): PageFormContext {
  const announcer = new Announcer();
  const inputErrors = new InputErrors();
  return {
    page: props().page.page,
    pending,
    flush,
    text: (key, params) => props().text(key, params),
    searchList: (list, query, limit) => {
      const { searchList } = props();
      return searchList
        ? searchList(list, query, limit)
        : Promise.reject(new Error(`Nothing searches the list ${list}`));
    },
    attach: (id, file) => {
      const place = fieldLocation(id);
      if (!isInDraft(place) || place.record === undefined)
        throw new Error(`The file field ${id} belongs to no draft: files are kept for records only.`);
      return props().records.attach(place.model, place.record, file, place.field);
    },
    filePlace: (id) => {
      const { record = '', field } = fieldLocation(id);
      return props().records.filePlace(record, field);
    },
    wallet: () => props().wallet ?? null,
    afterPress: afterGesture,
    records: () => props().records,
    rowStates: new RowStates(props().rowState),
    blocks: () => props().blocks ?? {},
    isLast: () => props().isLast === true,
    acceptedFiles: () => props().acceptedFiles ?? [],
    announcer,
    announce: announcer.announce,
    inputErrors,
    reportInputError: inputErrors.set,
    typing: (id) => {
      const place = fieldLocation(id);
      if (!isInDraft(place)) props().onAnswering?.(pathOfField(place));
    },
    announcesValues: true,
    culture: () => props().culture ?? 'en',
    focusers: new Map(),
  };
}

const CHOICES = new Set(['radio', 'checkbox', 'select']);

/** Commits one field's value to its draft or to the claim. */
function commit({ page, records, onCommit, onAnswering }: ClaimPageProps, id: string, given: unknown): void {
  const place = fieldLocation(id);
  const { model, record = '', field } = place;
  // Widgets report values of the claim document.
  const value = given as FieldValue;
  if (isInDraft(place)) {
    records.change(model, record, field, value);
    return;
  }
  const path = pathOfField(place);
  if (CHOICES.has(leafAt(page, path)?.['ui:widget'] ?? '')) onAnswering?.(path);
  onCommit(path, value);
}

/** Creates the page's formContext and event handlers, which never change, and call the app by the props in `latest`. */
export function createPageEvents(latest: RefObject<ClaimPageProps>) {
  const pending = new PendingCommits();
  const props = () => latest.current;

  /** Commits pending input to the claim, synchronously. */
  const flush = () => flushSync(() => pending.flush());

  /**
   * Paths of fields that lost the focus. RJSF reports a change after its render, but a blur at once; so a blur is
   * reported after the change, and after the press that moved the focus, which may correct the field.
   */
  const left: string[] = [];
  const reportLeft = () => {
    for (const path of left.splice(0)) afterGesture(() => props().onBlurField(path));
  };

  return {
    formContext: formContextOf(props, pending, flush),
    flush,
    /** RJSF's onChange: commits the value of the field with this id. Defaults that RJSF would fill in have no id. */
    onChange: ({ formData }: Change, id?: string) => {
      if (id === undefined) return;
      const { model, record, field } = fieldLocation(id);
      const path = record === undefined ? [model, field] : [model, record, field];
      commit(props(), id, getByPath(formData, path));
      reportLeft();
    },
    onBlur: (id: string) => {
      left.push(pathOfField(fieldLocation(id)));
      queueMicrotask(reportLeft);
    },
    onSubmit: () => props().onNext(),
    onError: (errors: RJSFValidationError[]) =>
      props().onRefused?.(errors.map(({ property = '' }) => property.slice(1))),
    beforeSubmit: createBeforeSubmit(props, pending),
    goBack: () => {
      flush();
      props().onBack?.();
    },
    /** Commits pending input without RJSF's Form, because the page is being unmounted; not to an ended claim (R4-31). */
    leave: () => {
      const drained = pending.drain();
      for (const { id, value } of props().isEnded?.() ? [] : drained) commit(props(), id, value);
    },
  };
}

export type PageEvents = ReturnType<typeof createPageEvents>;
