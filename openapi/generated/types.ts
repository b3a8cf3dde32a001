// Generated from openapi/claimwright.openapi.yaml by `npm run generate:api`. Do not edit.

export interface paths {
    "/api/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The CSRF token and the name of the header that carries it
         * @description Sets the visitor cookie that the token belongs to.
         */
        get: operations["getCsrf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session-timeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session and its authorizations
         * @description The visitor leaves: cookies are taken back, and what was authorized is no longer. A client that has filed needs it where somebody else goes on at the same machine. `session` names the session that is meant; without it, it is the one of the cookie.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which forms are authorized, and until when
         * @description Reading does not prolong the session. Without a live session every form is unauthorized and the rest is null.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prolong the session of an active page
         * @description Called while somebody works on a claim, at most every five minutes; any call of an authorized form prolongs the session as well.
         */
        post: operations["heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When filing closes
         * @description The server judges the arrival of a request's first byte; a claim that comes later is answered 403 `deadlinePassed`.
         */
        get: operations["getDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/characters-whitelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The characters that characterSetRestriction allows
         * @description What the rule `characterSetRestriction` of a field lets through, for clients that check before they send.
         */
        get: operations["getCharactersWhitelist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The captcha provider
         * @description Which proof authorize and each submission carry in `reCaptchaResponse`. `Altcha` is solved by computing alone and needs no browser; the others need their provider's script.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proof-of-work challenge (Altcha), good for one use
         * @description Fetched anew for each answer. The answer is base64 of the JSON `{ challenge, solution }`, where `challenge` is this answer as it came and `solution` what altcha's solver makes of it.
         */
        get: operations["getCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banking/paypal-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment wallet's public settings
         * @description Whether claims may be paid to an account of a wallet, and where the login begins.
         */
        get: operations["getPayPalSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin a login with the payment wallet's provider, in a window of its own
         * @description Authorization code with PKCE (S256), state and nonce. It is opened as a page and never called by a script.
         */
        get: operations["loginToWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the wallet's provider sends the window back to
         * @description The code is changed for the account's verified e-mail, which stays in the session. Parameters that are not named here are let through.
         */
        get: operations["finishWalletLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/window.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The script of the window's last page
         * @description A file of its own, since no page runs a script that stands in it.
         */
        get: operations["getWalletWindowScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account that this session has logged in to for a form
         * @description Asked after the login's window has closed; a claim that is paid to the wallet must name this e-mail.
         */
        get: operations["getWalletAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description, with the settlement's own models, fields, pages and lists
         * @description Generate a client from this one for a settlement that is known: it knows each field, its type and those bounds of its rules that hold whatever else is answered. `claimwright compile` writes the same file.
         */
        get: operations["getApiDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The models of every form with their fields and rules
         * @description What a client builds a claim from: each model by its `dtoMapping`, with fields, types and rules, and the `metadataHash` that the model is sent with. Kept by its ETag until the configuration changes.
         */
        get: operations["getFormsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration hash and the validator module of each form
         * @description The `configurationHash` that a submission carries, and the address of the validator that judges it here as the server does.
         */
        get: operations["getFormsManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/modules/{name}.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A validator module, named by its content and never changing
         * @description The very module that the server judges by. It asks a `require` for its runtime; see ARCHITECTURE.md.
         */
        get: operations["getFormsModule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{form}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages of a form, in sequence, and its exit pages
         * @description What the browser draws; a client that only files does not need it.
         */
        get: operations["getFormPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public settings of the settlement
         * @description Names, cultures, limits of documents and the page sequence of each form.
         */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signature-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today in Los Angeles, as the rules count days
         * @description What a signature is dated with, whatever the client's clock and zone say.
         */
        get: operations["getSignatureDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cultures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enabled cultures with their own names
         * @description The codes that `culture` and `userPreferredCulture` take; they are compared as they are written.
         */
        get: operations["getCultures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/culture/set-language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remember the visitor's culture in a cookie
         * @description Changes nothing but the visitor's own cookie `claimwright_culture`: no session, claim or other visitor is touched, so it is a GET that any link may follow. A code that is not enabled, `ES` for `es` included, is answered 400 `cultureNotEnabled`.
         */
        get: operations["setLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/culture/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of a culture
         * @description Every text that a client shows: labels, the rules' messages and the product's own words. Content-Language says which culture was answered: a code that is not enabled, `ES` for `es` included, is passed over for the cookie's culture, then the first of Accept-Language that is enabled (a region serves its language, and the other way round), then the default, and is no error.
         */
        get: operations["getCultureContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a list, or those that a query finds
         * @description The options of a field whose rule `oneOf` or whose page names a list. A list of more than 500 entries is searched by `query`.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/standard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File a Standard claim
         * @description The first 200 for a key binds it: the same key with the same content gets that answer again, whatever has
         *     happened since to the captcha token, the deadline or the configuration.
         */
        post: operations["submitStandard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/automotive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File an Automotive claim
         * @description The first 200 for a key binds it: the same key with the same content gets that answer again, whatever has
         *     happened since to the captcha token, the deadline or the configuration.
         */
        post: operations["submitAutomotive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/documents-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File documents, where the form asks for it to a claim already filed
         * @description The first 200 for a key binds it: the same key with the same content gets that answer again, whatever has
         *     happened since to the captcha token, the deadline or the configuration.
         */
        post: operations["submitDocumentsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/standard/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get past the entry page of the Standard form
         * @description Opens the form to this session: the answer's cookie and `captcha` go with the submission. What is asked for says the entry `credentials` of `GET /api/forms/config`; too many tries in vain are answered 429 with the seconds to wait.
         */
        post: operations["authorizeStandard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/lookup/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get past the entry page of the Lookup form
         * @description Opens the form to this session: the answer's cookie and `captcha` go with the submission. What is asked for says the entry `credentials` of `GET /api/forms/config`; too many tries in vain are answered 429 with the seconds to wait. The form is only looked at: nothing is submitted, and `prepopulatedData` is what it is for.
         */
        post: operations["authorizeLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/automotive/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get past the entry page of the Automotive form
         * @description Opens the form to this session: the answer's cookie and `captcha` go with the submission. What is asked for says the entry `credentials` of `GET /api/forms/config`; too many tries in vain are answered 429 with the seconds to wait.
         */
        post: operations["authorizeAutomotive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/documents-upload/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get past the entry page of the DocumentsUpload form
         * @description Opens the form to this session: the answer's cookie and `captcha` go with the submission. What is asked for says the entry `credentials` of `GET /api/forms/config`; too many tries in vain are answered 429 with the seconds to wait. The claim that documents are added to is named by its reference code and what the form asks for besides.
         */
        post: operations["authorizeDocumentsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Status of a filed claim
         * @description For whoever has the reference code of a claim, or of what was added to it, and gives the answer that the settlement asks for besides. No answer of the claim is told. An unknown code and another answer are answered 404 `claimUnknown`, alike. Each such answer counts as a try in vain, as at sign-in: after some, the next one waits (429).
         */
        post: operations["getStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft that a locator names
         * @description The last save, as the client sealed it. A draft that there is not, has expired, is of another form or of another member of the class is answered 404 `draftUnknown`, alike. Each such answer counts as a try in vain: after some, an address waits (429).
         */
        get: operations["getDraft"];
        /**
         * Save a claim that is to be finished later
         * @description The client seals all that is to be kept under a key that it keeps, and the server stores sealed bytes that it
         *     cannot read. Pieces are sent first. Those that `pieces` does not name any more are deleted.
         *
         *     `revision` is the one that this client read or wrote last. Where another is stored, nothing is written and the
         *     answer is 409 `draftChanged`. The same request once more is answered as the first time, so that a save whose
         *     answer was lost can be repeated.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Delete a draft with its pieces
         * @description The answer is the same where there is none; that counts as a try in vain.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{form}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the code of a draft to an address that its owner names
         * @description The mail is sent while the client waits, by one attempt. The server stores neither the code nor the mail.
         *     With `remind` it stores the address, sealed, until a reminder has gone, once, three days before the draft is
         *     deleted; without, an earlier wish for a reminder is taken back.
         *
         *     Answered 404 `notFound` where the server sends no mail.
         */
        post: operations["mailDraftCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{form}/pieces/{piece}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A piece of a draft, as it was sent
         * @description A document of a draft is one or more pieces. What `getDraft` says of 404 holds for a piece, too.
         */
        get: operations["getDraftPiece"];
        /**
         * Send a piece of a draft, sealed by the client
         * @description At most 1 MiB and 64 bytes. A piece never changes: a name that the draft has already is answered 204, and the bytes are passed over. What no save names within a day is deleted.
         */
        put: operations["saveDraftPiece"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process runs
         * @description For whoever restarts the process; it asks neither the store nor the disk.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether claims can be taken
         * @description On the port for operators; on the public one with the operator's key, where one is configured.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counters and durations in Prometheus' text format
         * @description On the port for operators; on the public one with the operator's key, where one is configured.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        FormName: "standard" | "lookup" | "automotive" | "documents-upload";
        /**
         * @description A form that files claims.
         * @enum {string}
         */
        FilingFormName: "standard" | "automotive" | "documents-upload";
        /** @enum {string} */
        FormType: "Standard" | "Lookup" | "Automotive" | "DocumentsUpload";
        CultureCode: string;
        CsrfToken: {
            requestHeaderName: string;
            requestToken: string;
        };
        FormFlags: {
            Standard: boolean;
            Lookup: boolean;
            Automotive: boolean;
            DocumentsUpload: boolean;
        };
        Session: {
            authorized: components["schemas"]["FormFlags"];
            /** Format: date-time */
            expiresAt: string | null;
            /** @description The key under which the browser mirrors a claim that is being filled in; another one when somebody else signs in. It names the session where that is ended, and lets nobody into it. */
            storageKey: string | null;
            /**
             * Format: date-time
             * @description The server's clock: what is left of the session is `expiresAt` less this, whatever the browser's clock says.
             */
            serverTime: string;
            /** @description What authorize answered as `captcha`. */
            captcha: string | null;
            /** @description What authorize answered, by form type, so that a reload can fill in again. */
            prepopulatedData: {
                [key: string]: components["schemas"]["FormModel"][];
            };
            /** @description By which way the visitor came in, by form type. */
            ways?: {
                [key: string]: components["schemas"]["Way"];
            };
        };
        Heartbeat: {
            /** Format: date-time */
            expiresAt: string;
        };
        Deadlines: {
            /** @description A Windows time zone name. */
            projectTimeZone: string;
            deadlines: {
                [key: string]: {
                    /** @description MM/dd/yyyy hh:mm:ss a, or MM/dd/yyyy for the end of that day. */
                    deadlineDateTime: string;
                    /** @description A Windows time zone name, where it is not the project's. */
                    timeZone?: string;
                    /** @description By culture. */
                    redirectUrl: {
                        [key: string]: string;
                    };
                };
            };
        };
        CaptchaSettings: {
            /** @enum {string} */
            provider: "GoogleReCaptcha" | "HCaptcha" | "Altcha";
            siteKey: string;
            challengeUrl?: string;
            /**
             * Format: uri
             * @description Where the provider's script is, where the operator has set another address than the provider's own.
             */
            scriptUrl?: string;
        };
        AltchaChallenge: {
            /** @description How many times the usual work this is: more than 1 while many wrong credentials are being tried. A client then says that it takes longer. */
            effort: number;
            parameters: {
                algorithm: string;
                cost: number;
                nonce: string;
                salt: string;
                keyLength: number;
                keyPrefix: string;
                keySignature?: string;
                /** @description Seconds since 1970. */
                expiresAt?: number;
            };
            signature: string;
        };
        PayPalSettings: {
            clientId: string | null;
            enabled: boolean;
            loginUrl: string | null;
            /** @description Seconds that a login may take. */
            authCodeExpiration: number | null;
        };
        WalletAccount: {
            email: string | null;
            required: boolean;
        };
        Rule: {
            name: string;
            ordinalParams?: (string | number | boolean | null)[];
            namedParams?: {
                [key: string]: unknown;
            };
            errorMessageKeys?: {
                default?: string;
                number?: string;
                date?: string;
            };
        };
        ModelField: {
            name: string;
            /** @enum {string} */
            type: "string" | "number" | "boolean" | "date" | "file" | "list";
            rules?: components["schemas"]["Rule"][];
            /** @constant */
            clientOnly?: true;
            /** @description An operand; see schemas/condition.schema.json. */
            computed?: unknown;
            fields?: components["schemas"]["ModelField"][];
        };
        ModelMetadata: {
            formType: components["schemas"]["FormType"];
            dtoMapping: string;
            prepopulatedSubModel?: string | null;
        } & {
            [key: string]: unknown;
        };
        ModelEntry: {
            metadataHash: components["schemas"]["Sha256"];
            metadata: components["schemas"]["ModelMetadata"];
            rules?: components["schemas"]["Rule"][];
            fields: components["schemas"]["ModelField"][];
        };
        Sha256: string;
        Manifest: {
            standard?: components["schemas"]["ManifestEntry"];
            lookup?: components["schemas"]["ManifestEntry"];
            automotive?: components["schemas"]["ManifestEntry"];
            "documents-upload"?: components["schemas"]["ManifestEntry"];
        };
        ManifestEntry: {
            configurationHash: components["schemas"]["Sha256"];
            runtimeVersion: string;
            moduleUrl: string;
        };
        /** @description A page file of the bundle; see schemas/page.schema.json. */
        Page: {
            path: string;
            titleKey: string;
            blocks: components["schemas"]["PageBlock"][];
        };
        /** @description What stands on a page. What else a block of its kind has is in schemas/page.schema.json. */
        PageBlock: {
            kind: string;
            id?: string;
            /** @description The model of the block's fields. */
            model?: string;
            titleKey?: string;
            fields?: components["schemas"]["FieldPlacement"][];
        };
        /** @description Where a page shows a field of a model. */
        FieldPlacement: {
            /** @description Where left out, the model of the block. */
            model?: string;
            name: string;
            /** @description The key of its label in `GET /api/culture/content`. */
            label?: string;
        };
        NamedPage: {
            name: string;
            page: components["schemas"]["Page"];
        };
        FormPages: {
            configurationHash: components["schemas"]["Sha256"];
            pages: components["schemas"]["NamedPage"][];
            exitPages: components["schemas"]["NamedPage"][];
            /** @description Lists that are too long to be sent whole. They are searched as the claimant types. */
            searchedLists: string[];
        };
        Settlement: {
            nameKey: string;
            theme: string;
            cultures: components["schemas"]["Cultures"];
            defaultCulture: components["schemas"]["CultureCode"];
            timeZone: string;
            contact: {
                nameKey?: string;
                phoneKey: string;
                emailKey: string;
                addressKey: string;
            };
            links: {
                siteUrl: string;
                privacyPolicyUrl: string;
            };
            header: {
                /** @enum {string} */
                navigation: "default" | "alternative";
                /** @description Pages that the settlement's site does not have. */
                leaveOut?: ("documents" | "faq" | "contact" | "dates" | "claimStatus" | "uploadDocuments" | "changeAddress")[];
                claimsAdminTitleKey?: string;
                caseNumberKey?: string;
                /** @description A picture of the bundle, at an address that is kept for good, and its size in px. */
                logo?: {
                    url: string;
                    altKey: string;
                    width: number;
                    height: number;
                };
            };
            /** @description What the site of a government agency says of itself. */
            agency?: {
                /** @description It is one of the United States' federal government, which the Privacy Act binds. */
                federal?: boolean;
                banner?: {
                    textKey: string;
                    detailKeys?: string[];
                };
                identifier?: {
                    textKey: string;
                    links?: {
                        labelKey: string;
                        url: string;
                    }[];
                };
            };
            tags: {
                tagId: string | null;
                secondTagId: string | null;
            };
            settings: {
                redirectOnError: boolean;
                /** @enum {string} */
                languageSelector: "default" | "all";
                /** @description Minutes. */
                minSessionDuration: number;
                /** @description Where the page leads when a session has ended by itself; the page /session-expired where left out. */
                expiredRedirectUrl?: string;
                toastDelaySeconds: number;
                toastAutohide: boolean;
                /**
                 * @description How a claim is kept to be finished later: as a draft that a code opens, or not at all.
                 * @enum {string}
                 */
                resume: "code" | "off";
                /** @description Days after its last save for which a draft is kept. */
                draftDays: number;
            };
            /** @description Question of `POST /api/status` besides the reference code; absent where there is no status page. */
            status?: {
                /** @description The key of the question in `GET /api/culture/content`. */
                questionKey: string;
                hintKey?: string;
                /** @description The forms whose claims have a status. */
                forms: string[];
            };
            paymentMethods: string[];
            forms: {
                standard?: components["schemas"]["SettlementForm"];
                lookup?: components["schemas"]["SettlementForm"];
                automotive?: components["schemas"]["SettlementForm"];
                "documents-upload"?: components["schemas"]["SettlementForm"];
            };
            /** Format: date-time */
            serverTime: string;
        };
        SettlementForm: {
            formType: components["schemas"]["FormType"];
            /** @description The page sequence, the entry page first. */
            pages: string[];
            enabled: boolean;
            /** @description The first of `ways`. */
            authorization: components["schemas"]["Way"];
            /** @description The ways past the entry page, in the order in which they are offered. */
            ways?: components["schemas"]["Way"][];
            /** @description Question and description of rows where several of the class list match. */
            rowChoice?: {
                /** @description Content key of the question; the product's own where left out. */
                questionKey?: string;
                /** @description The columns that each row is described by; those that differ where left out. */
                columns?: string[];
            };
            documents: {
                maxBytes: number;
                maxFiles: number;
                accept: string[];
            };
            configurationHash: components["schemas"]["Sha256"];
        };
        Cultures: {
            en: string;
        } & {
            [key: string]: string;
        };
        ContentEntry: {
            key: string;
            value: string;
        };
        ListEntry: {
            value: string;
            label?: string;
        };
        /** @description An OpenAPI document of version 3.1. */
        ApiDescription: {
            openapi: string;
            info: {
                [key: string]: unknown;
            };
            paths: {
                [key: string]: unknown;
            };
            components: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description One model of a claim, or one record of a list, as it is sent. `metadata` and `metadataHash` are those of the entry of `GET /api/forms/config` with this `formType` and `dtoMapping`. */
        FormModel: {
            /** @description A name that the client gives to this model or record, unlike the others of the claim. It is not stored. */
            clientId: string;
            /** @description null for what a client makes. In `prepopulatedData` the row that authorize found. */
            id: string | null;
            metadataHash: components["schemas"]["MetadataHash"];
            metadata: components["schemas"]["ModelMetadata"];
            fields: components["schemas"]["FieldValues"];
        };
        /** @description `metadataHash` of the model's own entry of `GET /api/forms/config`. That of another entry, or of an older configuration, is answered 409 with the model's name and the right hash; what is no SHA-256 is answered 400. Authorize takes that of an older configuration too. */
        MetadataHash: string;
        /**
         * @description Each field of the entry by its name, first letter in lower case, but for those that are `clientOnly`. A field
         *     that is left out is empty; so is `null`, and for a boolean `false`. Values by the field's `type`:
         *
         *     | type | value |
         *     |---|---|
         *     | `string` | text |
         *     | `number` | a decimal as text, `'1250.50'`; a JSON number and grouping commas, `'1,250.50'`, are read too |
         *     | `boolean` | `true` or `false` |
         *     | `date` | text `MM/dd/yyyy`, the day in Los Angeles: `'03/14/2019'`, never `'2019-03-14'` |
         *     | `file` | `{ name, size, type }` of a file that is sent as a part `documents`: its name, its exact size in bytes, its media type |
         *     | `list` | an array of objects, each with the fields of the list; all lists within the records of a model have 10000 at most |
         */
        FieldValues: {
            [key: string]: unknown;
        };
        AuthorizeRequest: {
            /** @description The answer to the captcha that `GET /api/captcha` names. It counts once; a request that cannot be read does not use it up. */
            reCaptchaResponse: string;
            /** @description Required where `GET /api/forms/config` has an entry `credentials` for the form. */
            credentials?: components["schemas"]["FormModel"];
            /** @description Which of the form's `ways` of `GET /api/settlement` is tried; the first of them where left out. */
            way?: components["schemas"]["Way"];
        };
        /**
         * @description A way past an entry page: by the class list, by a claim filed before, or by the captcha alone.
         * @enum {string}
         */
        Way: "classList" | "claims" | "open";
        AuthorizeAnswer: {
            /** @constant */
            authorized: true;
            error: null;
            /** @description An opaque signed value: for two hours it proves that this session passed the captcha. Sent back as captchaRawValue. */
            captcha: string;
            prepopulatedData: components["schemas"]["FormModel"][];
            /** Format: date-time */
            expiresAt: string;
            storageKey: string;
        };
        /**
         * @description The parts of a claim. A model is a part of JSON, with or without a file name, and required where
         *     `GET /api/forms/config` has an entry of this `dtoMapping` for the form. A list is one JSON object a part for each
         *     record, in order, or one part with a JSON array of them; without records it is left out. What is not listed here
         *     is refused, and so is a part that is there twice.
         */
        Submission: {
            /** @description A fresh answer to the captcha, not the one of authorize. A request that cannot be read does not use it up; a claim that has errors does. */
            reCaptchaResponse: string;
            /** @description The culture that messages are in; one that `GET /api/cultures` names. */
            userPreferredCulture: components["schemas"]["CultureCode"];
            /** @description What authorize answered as `captcha`. It may be left out. */
            captchaRawValue?: string;
            /** @description That of the form in `GET /api/forms/manifest`. Any other is answered 409. */
            configurationHash: components["schemas"]["Sha256"];
            /** @description The files, one part each, with their file names. Each is described by one record of `documentContexts`, by name without regard to case. */
            documents?: Blob[];
            /** @description The same as were authorized. */
            credentials?: components["schemas"]["FormModel"];
            claimantInfo?: components["schemas"]["FormModel"];
            claimDetails?: components["schemas"]["FormModel"];
            signature?: components["schemas"]["FormModel"];
            /** @description The rows that authorize answered, or nothing. The server stores its own. */
            prepopulatedData?: components["schemas"]["FormModel"][];
            /** @description One record for each document; its field of the type `file` has `{ name, size, type }` of the part. */
            documentContexts?: components["schemas"]["FormModel"][];
            claimTransactions?: components["schemas"]["FormModel"][];
        };
        SubmitAnswer: {
            /** @constant */
            submitted: true;
            referenceCodeForm: string;
            /**
             * Format: date-time
             * @description When the server stored the claim. An answer that is given again has the time of the first.
             */
            submittedAt: string;
            /** @description The documents as they were stored, in their order: what a receipt proves. */
            documents: components["schemas"]["FiledDocument"][];
            error: null;
            /** @constant */
            nonMatchingPaymentElection: false;
            /** @description Where receipts of the form are mailed: true for a claim with an address. Left out where none is mailed. */
            mailed?: boolean;
        };
        FiledDocument: {
            name: string;
            /** @description In bytes. */
            size: number;
            /** @description Of the bytes that arrived. */
            sha256: string;
        };
        StatusRequest: {
            /** @description In any case, with or without hyphens and spaces. */
            referenceCode: string;
            /** @description The claimant's answer to `questionKey` of the settlement's `status`; case, spaces around it and the signs of a mask do not matter. */
            answer: string;
        };
        ClaimStatus: {
            /** @description Of the claim, also where the code of an addition was asked for. */
            referenceCode: string;
            /** @description The name of its form in the settlement. */
            form: string;
            /** Format: date-time */
            submittedAt: string;
            documents: components["schemas"]["FiledDocument"][];
            /** @description Claims that were added later, oldest first. */
            additions: {
                referenceCode: string;
                /** Format: date-time */
                submittedAt: string;
                documents: components["schemas"]["FiledDocument"][];
            }[];
            /** @description Marks of the administrator, oldest first. */
            marks: {
                /** @enum {string} */
                mark: "received" | "documentsRequested" | "decided" | "paid";
                /** Format: date-time */
                at: string;
            }[];
        };
        DraftLocatorText: string;
        DraftPieceName: string;
        DraftContent: {
            /** @description Answers, page and whatever else the client keeps, sealed by it, in base64url: 4 MiB of text at most. */
            sealed: string;
            /** @description The pieces that belong to it, in any order. */
            pieces: components["schemas"]["DraftPieceName"][];
        };
        DraftToSave: components["schemas"]["DraftContent"] & {
            /** @description The revision that this client read or wrote last; null where it has none. */
            revision: number | null;
        };
        SavedDraft: {
            /** @description One more with each save. */
            revision: number;
            /** Format: date-time */
            savedAt: string;
            /**
             * Format: date-time
             * @description When it is deleted: `draftDays` of the settlement's settings after the last save, or at the form's deadline where that is earlier.
             */
            expiresAt: string;
            /** @description Whether its code can be mailed: null where the server sends no mail. */
            mail: components["schemas"]["DraftMail"] | null;
        };
        DraftMail: {
            /**
             * Format: date-time
             * @description When a reminder would go, which is sent on wish; null where that is not ahead.
             */
            remindAt: string | null;
        };
        CodeToMail: {
            /** @description The code that gives the locator, with or without hyphens. */
            code: string;
            /** @description One email address. */
            address: string;
            /** @description True for a reminder to the same address. */
            remind: boolean;
        };
        CodeMailed: {
            /**
             * Format: date-time
             * @description When the reminder goes; null for none.
             */
            remindAt: string | null;
        };
        Draft: components["schemas"]["DraftContent"] & components["schemas"]["SavedDraft"];
        /** @enum {string} */
        ProblemCode: "malformedRequest" | "invalidRequest" | "validationFailed" | "captchaFailed" | "cultureMissing" | "cultureNotEnabled" | "credentialsRefused" | "notAuthorized" | "credentialsChanged" | "csrfFailed" | "deadlinePassed" | "forbidden" | "notFound" | "methodNotAllowed" | "configurationChanged" | "formDisabled" | "requestTooLarge" | "documentTooLarge" | "tooManyDocuments" | "documentTypeRefused" | "documentInfected" | "unsupportedMediaType" | "idempotencyKeyReused" | "tooManyRequests" | "documentQuotaReached" | "claimUnknown" | "draftUnknown" | "draftPieceMissing" | "draftChanged" | "tooManyDrafts" | "draftTooLarge" | "mailNotSent" | "requestTimeout" | "internalError" | "unavailable";
        Problem: {
            /** @description `urn:claimwright:problem:` and the code. */
            type: string;
            /** @description The same for a code always. */
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            detail?: string;
            /** @description The name of the document that is meant. */
            document?: string;
            /** @description After a deadline: where the visitor may go. */
            redirectUrl?: string;
            referenceCodeForm?: string | null;
            configurationHash?: components["schemas"]["Sha256"];
            /** @description The model whose metadataHash is of another entry or configuration. */
            model?: string;
            /** @description The one that the model must have. */
            metadataHash?: components["schemas"]["Sha256"];
            /** @constant */
            submitted?: false;
            /** @constant */
            authorized?: false;
            error?: string;
            nonMatchingPaymentElection?: boolean;
            validationErrors?: components["schemas"]["ValidationError"][];
            /** @description How many errors there are, of which validationErrors lists the first hundred. */
            validationErrorCount?: number;
        };
        BadRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @enum {string} */
            code: "malformedRequest" | "invalidRequest";
        };
        CultureProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @enum {string} */
            code: "malformedRequest" | "invalidRequest" | "cultureNotEnabled";
        };
        /** @description The claim can be read, and has errors that the claimant can mend. */
        ClaimInvalidProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "validationFailed";
            /** @constant */
            submitted: false;
            /** @description The reason in the language of the visitor, to be shown as it is. */
            error: string;
            nonMatchingPaymentElection: boolean;
            /** @description The first hundred errors. */
            validationErrors: components["schemas"]["ValidationError"][];
            /** @description How many errors there are in all. */
            validationErrorCount?: number;
        };
        /** @description The submission cannot be read, or its captcha answer is no good. */
        SubmissionProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @enum {string} */
            code: "malformedRequest" | "invalidRequest" | "captchaFailed" | "cultureMissing" | "cultureNotEnabled";
            /** @constant */
            submitted: false;
            /** @description The reason in the language of the visitor, to be shown as it is. */
            error: string;
            nonMatchingPaymentElection: boolean;
            validationErrors: components["schemas"]["ValidationError"][];
        };
        AuthorizeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @enum {string} */
            code: "malformedRequest" | "invalidRequest" | "captchaFailed";
            /** @constant */
            authorized: false;
            /** @description The reason in the language of the visitor, to be shown as it is. */
            error: string;
        };
        CredentialsProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 401;
            /** @constant */
            code: "credentialsRefused";
            /** @constant */
            authorized: false;
            /** @description The reason in the language of the visitor, to be shown as it is. */
            error: string;
        };
        NoSessionProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 401;
            /** @constant */
            code: "notAuthorized";
        };
        NotAuthorizedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 401;
            /** @enum {string} */
            code: "notAuthorized" | "credentialsChanged";
        };
        CsrfProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 403;
            /** @constant */
            code: "csrfFailed";
        };
        DeadlineProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 403;
            /** @constant */
            code: "deadlinePassed";
            /** @description Where the visitor may go. */
            redirectUrl: string;
        };
        ForbiddenProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 403;
            /** @constant */
            code: "forbidden";
        };
        NotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "notFound";
        };
        TimeoutProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 408;
            /** @constant */
            code: "requestTimeout";
        };
        /** @description Load the configuration anew and send the claim again. */
        ConfigurationProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 409;
            /** @constant */
            code: "configurationChanged";
            /** @description The form's hash now. */
            configurationHash: components["schemas"]["Sha256"];
            /** @description The model whose metadataHash is of another entry or configuration. */
            model?: string;
            /** @description The one that the model must have. */
            metadataHash?: components["schemas"]["Sha256"];
        };
        FormDisabledProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 409;
            /** @constant */
            code: "formDisabled";
        };
        BodyTooLargeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 413;
            /** @constant */
            code: "requestTooLarge";
        };
        DocumentTooLargeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 413;
            /** @enum {string} */
            code: "documentTooLarge" | "tooManyDocuments";
            /** @description The name of the document that is meant. */
            document: string;
        };
        ClaimUnknownProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "claimUnknown";
        };
        DraftUnknownProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "draftUnknown";
        };
        DraftPieceMissingProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "draftPieceMissing";
        };
        DraftChangedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 409;
            /** @constant */
            code: "draftChanged";
        };
        TooManyDraftsProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 409;
            /** @constant */
            code: "tooManyDrafts";
        };
        DraftTooLargeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 413;
            /** @constant */
            code: "draftTooLarge";
        };
        MailNotSentProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 502;
            /** @constant */
            code: "mailNotSent";
        };
        MediaTypeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 415;
            /** @constant */
            code: "unsupportedMediaType";
        };
        DocumentTypeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 415;
            /** @enum {string} */
            code: "documentTypeRefused" | "documentInfected";
            /** @description The name of the document that is meant. */
            document: string;
        };
        KeyReusedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "idempotencyKeyReused";
            /** @description The claim that was filed with the key; told to the session that filed it. */
            referenceCodeForm?: string;
        };
        TooManyRequestsProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 429;
            /** @enum {string} */
            code: "tooManyRequests" | "documentQuotaReached";
        };
        InternalProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 500;
            /** @constant */
            code: "internalError";
        };
        UnavailableProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 503;
            /** @constant */
            code: "unavailable";
        };
        /**
         * @description The rule that was broken; or
         *
         *     - `number` for text in a number field that reads as no number;
         *     - `type` for a value of another type than the field's, `unknown` for what the form does not have;
         *     - `notLive` or `reset` for a value that does not belong there by another answer, `computed` for one that is another than what is computed;
         *     - `exit` where no claim can be filed;
         *     - `documentName`, `documentMissing`, `documentSize` or `documentUnclaimed` where files and their descriptions disagree;
         *     - `walletMissing` or `walletMismatch` where the account that is to be paid is not one that was logged in to.
         * @enum {string}
         */
        RuleName: "number" | "required" | "requiredOnClientOnly" | "range" | "characterSetRestriction" | "endDate" | "maxLength" | "requiredIf" | "nestedRequiredIf" | "requiredIfOtherPropertyMatchesRegex" | "preventFutureDate" | "preventFutureShortDate" | "regularExpression" | "requireOnePropertyValTrue" | "requireOnePropertyToHaveAValue" | "requireOneTransactionToHaveAValue" | "validDate" | "confirmNoneIfEmpty" | "requiredWhen" | "forbiddenWhen" | "assert" | "records" | "documentsRequired" | "oneOf" | "precision" | "multipleOf" | "sameAs" | "format" | "minLength" | "chooseBetween" | "type" | "unknown" | "computed" | "notLive" | "reset" | "exit" | "documentName" | "documentMissing" | "documentSize" | "documentUnclaimed" | "walletMissing" | "walletMismatch";
        ValidationError: {
            /** @description `claimantInfo.lastName`, `claimTransactions.0.items.1.amount`. */
            path: string;
            rule: components["schemas"]["RuleName"];
            /** @description In the claim's culture. */
            message: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Readiness: {
            /** @constant */
            status: "ok";
            /**
             * @description What an operator should change, though claims are taken.
             * @example server.key is in the data folder, beside all that it opens.
             */
            detail?: string;
        };
    };
    responses: {
        /** @description The login's last page, in the visitor's culture; it says how the login ended. */
        WalletWindow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The claim and its documents are stored for good. */
        Submitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "submitted": true,
                 *       "referenceCodeForm": "GT36N-RKZN3",
                 *       "submittedAt": "2030-05-04T17:12:09.120Z",
                 *       "documents": [
                 *         {
                 *           "name": "receipt.pdf",
                 *           "size": 48213,
                 *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *         }
                 *       ],
                 *       "error": null,
                 *       "nonMatchingPaymentElection": false
                 *     }
                 */
                "application/json": components["schemas"]["SubmitAnswer"];
            };
        };
        /** @description The session may see the form's pages. */
        Authorized: {
            headers: {
                /** @description The session. */
                "Set-Cookie"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "authorized": true,
                 *       "error": null,
                 *       "captcha": "eyJ2Ijox…",
                 *       "prepopulatedData": [
                 *         {
                 *           "clientId": "row-1",
                 *           "id": "1",
                 *           "metadataHash": "5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d",
                 *           "metadata": {
                 *             "formType": "Standard",
                 *             "dtoMapping": "prepopulatedData"
                 *           },
                 *           "fields": {
                 *             "firstName": "Ada"
                 *           }
                 *         }
                 *       ],
                 *       "expiresAt": "2030-05-04T17:30:00.000Z",
                 *       "storageKey": "u2Xq0p…"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizeAnswer"];
            };
        };
        /** @description Nothing was stored. `validationErrors` names what the claimant can mend. */
        SubmitRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ClaimInvalidProblem"] | components["schemas"]["SubmissionProblem"];
            };
        };
        /** @description The form stays closed. */
        AuthorizeMalformed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:captchaFailed",
                 *       "title": "The captcha was not passed",
                 *       "status": 400,
                 *       "code": "captchaFailed",
                 *       "authorized": false,
                 *       "error": "The captcha was not passed"
                 *     }
                 */
                "application/problem+json": components["schemas"]["AuthorizeProblem"];
            };
        };
        /** @description The form stays closed. */
        CredentialsRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:credentialsRefused",
                 *       "title": "The credentials were not recognized",
                 *       "status": 401,
                 *       "code": "credentialsRefused",
                 *       "authorized": false,
                 *       "error": "The credentials were not recognized"
                 *     }
                 */
                "application/problem+json": components["schemas"]["CredentialsProblem"];
            };
        };
        /** @description The request is not as this document says; `detail` names what is not. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query/culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The culture is none of `GET /api/cultures`. */
        CultureRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:cultureNotEnabled",
                 *       "title": "The culture is not enabled",
                 *       "status": 400,
                 *       "code": "cultureNotEnabled",
                 *       "detail": "xx"
                 *     }
                 */
                "application/problem+json": components["schemas"]["CultureProblem"];
            };
        };
        /** @description No live session, or one that is not authorized for the form. */
        NoSession: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:notAuthorized",
                 *       "title": "The session is not authorized for this form",
                 *       "status": 401,
                 *       "code": "notAuthorized"
                 *     }
                 */
                "application/problem+json": components["schemas"]["NoSessionProblem"];
            };
        };
        /** @description No live session, one that is not authorized for the form, or other credentials than were authorized. */
        NotAuthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:notAuthorized",
                 *       "title": "The session is not authorized for this form",
                 *       "status": 401,
                 *       "code": "notAuthorized"
                 *     }
                 */
                "application/problem+json": components["schemas"]["NotAuthorizedProblem"];
            };
        };
        /** @description The CSRF token or the visitor's cookie that it belongs to is missing, or of another visitor. */
        CsrfRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:csrfFailed",
                 *       "title": "The CSRF token is missing or not valid",
                 *       "status": 403,
                 *       "code": "csrfFailed"
                 *     }
                 */
                "application/problem+json": components["schemas"]["CsrfProblem"];
            };
        };
        /** @description The CSRF token is missing or of another visitor, or the deadline has passed. */
        EntryRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfProblem"] | components["schemas"]["DeadlineProblem"];
            };
        };
        /** @description The operator's key is missing or another. */
        OperatorRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:forbidden",
                 *       "title": "This is not for you",
                 *       "status": 403,
                 *       "code": "forbidden"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description There is no such thing here; `detail` names it. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:notFound",
                 *       "title": "There is no such thing here",
                 *       "status": 404,
                 *       "code": "notFound",
                 *       "detail": "The settlement has no form lookup"
                 *     }
                 */
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The body did not arrive in time. The connection is closed. */
        TimedOut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:requestTimeout",
                 *       "title": "The request took too long",
                 *       "status": 408,
                 *       "code": "requestTimeout"
                 *     }
                 */
                "application/problem+json": components["schemas"]["TimeoutProblem"];
            };
        };
        /** @description The configuration has changed since it was loaded, a hash is of another entry, or the form is switched off. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConfigurationProblem"] | components["schemas"]["FormDisabledProblem"];
            };
        };
        /** @description The body is too large. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:requestTooLarge",
                 *       "title": "The request is too large",
                 *       "status": 413,
                 *       "code": "requestTooLarge"
                 *     }
                 */
                "application/problem+json": components["schemas"]["BodyTooLargeProblem"];
            };
        };
        /** @description The request is too large, or a document is, or there are too many. */
        SubmissionTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BodyTooLargeProblem"] | components["schemas"]["DocumentTooLargeProblem"];
            };
        };
        /** @description No claim has this code and this answer, or the settlement has no status page (`notFound`). */
        ClaimUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ClaimUnknownProblem"] | components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description There is no such draft for this session, or no drafts are kept here (`notFound`). */
        DraftUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DraftUnknownProblem"] | components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The request is not as this document says, or names a piece that was not sent. */
        DraftRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"] | components["schemas"]["DraftPieceMissingProblem"];
            };
        };
        /** @description Another revision is stored, or this session or member has too many drafts. Nothing was written. */
        DraftConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DraftChangedProblem"] | components["schemas"]["TooManyDraftsProblem"];
            };
        };
        /** @description This session or member has too many drafts. */
        TooManyDrafts: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:tooManyDrafts",
                 *       "title": "There are too many drafts",
                 *       "status": 409,
                 *       "code": "tooManyDrafts"
                 *     }
                 */
                "application/problem+json": components["schemas"]["TooManyDraftsProblem"];
            };
        };
        /** @description The request is too large, or the draft would be: it holds as many bytes of documents as a claim of the form. */
        DraftTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BodyTooLargeProblem"] | components["schemas"]["DraftTooLargeProblem"];
            };
        };
        /** @description The mail server cannot be reached in time, or refused the mail. It was not sent, or it is not known that it was, and is not tried again. */
        MailNotSent: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:mailNotSent",
                 *       "title": "The mail did not go",
                 *       "status": 502,
                 *       "code": "mailNotSent"
                 *     }
                 */
                "application/problem+json": components["schemas"]["MailNotSentProblem"];
            };
        };
        /** @description The body is not of the type that is asked for. */
        MediaTypeRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:unsupportedMediaType",
                 *       "title": "The content type is not accepted",
                 *       "status": 415,
                 *       "code": "unsupportedMediaType"
                 *     }
                 */
                "application/problem+json": components["schemas"]["MediaTypeProblem"];
            };
        };
        /** @description The body is not multipart/form-data, a document's type is refused, or a virus scanner has found something in it. */
        DocumentTypeRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MediaTypeProblem"] | components["schemas"]["DocumentTypeProblem"];
            };
        };
        /** @description The idempotency key belongs to another claim. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:idempotencyKeyReused",
                 *       "title": "The idempotency key belongs to another claim",
                 *       "status": 422,
                 *       "code": "idempotencyKeyReused",
                 *       "referenceCodeForm": "GT36N-RKZN3"
                 *     }
                 */
                "application/problem+json": components["schemas"]["KeyReusedProblem"];
            };
        };
        /** @description More calls than an address or a session has in a minute (600 as it is delivered), too many tries with wrong credentials, or more bytes of documents than a member may file in an hour. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:tooManyRequests",
                 *       "title": "There were too many tries",
                 *       "status": 429,
                 *       "code": "tooManyRequests"
                 *     }
                 */
                "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description A fault of the server's own. It is in the log. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:internalError",
                 *       "title": "Something went wrong on the server",
                 *       "status": 500,
                 *       "code": "internalError"
                 *     }
                 */
                "application/problem+json": components["schemas"]["InternalProblem"];
            };
        };
        /** @description A disk, the database, the virus scanner or the captcha provider is to blame. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:unavailable",
                 *       "title": "The server cannot take this now",
                 *       "status": 503,
                 *       "code": "unavailable"
                 *     }
                 */
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description What If-None-Match names is the same still. */
        SameStill: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Where left out or not enabled: the cookie's culture, else the first of Accept-Language that is enabled, else the default. */
        Culture: components["schemas"]["CultureCode"];
        /** @description The form whose claim names the account. */
        WalletForm: components["schemas"]["FormName"];
        /**
         * @description One key a claim, kept by the client until the answer 200.
         * @example 0b0f3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b
         */
        IdempotencyKey: string;
        /** @description A form that files claims. */
        DraftForm: components["schemas"]["FilingFormName"];
        /** @description Name of the piece, drawn at random by the client: 16 bytes in base64url. */
        DraftPiece: components["schemas"]["DraftPieceName"];
        /**
         * @description Name of the draft: 32 bytes in base64url that the client derives from the claimant's code, beside the key that it seals with. The server stores a keyed hash of it. A header, because addresses are logged on the way.
         * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
         */
        DraftLocator: components["schemas"]["DraftLocatorText"];
        /**
         * @description The draft that this claim was saved as: it is deleted in the commit that stores the claim. One that there is not changes nothing.
         * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
         */
        FiledDraft: components["schemas"]["DraftLocatorText"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: string;
        /** @description For If-None-Match. */
        ETag: string;
        /**
         * @description The id of this request, by which the operator finds its lines in the log; name it where you report a failure.
         * @example 7Q2F-K9MX-3TRB
         */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCsrf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    /** @description Where the visitor has none: `claimwright_visitor`, which every call that carries the token needs. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestHeaderName": "X-CSRF-Token",
                     *       "requestToken": "kJ0c1mV6…"
                     *     }
                     */
                    "application/json": components["schemas"]["CsrfToken"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                /**
                 * @description The `storageKey` that came with the session. Where the cookie is of another session by now, that one is left alone, with its cookie, and the answer is 204 as well.
                 * @example u2Xq0p…
                 */
                session?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That session is gone, whether or not there was one. */
            204: {
                headers: {
                    /** @description The session's cookie is taken away. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CsrfRefused"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    heartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new expiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiresAt": "2030-05-04T17:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Heartbeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["CsrfRefused"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeadlines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deadlines by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projectTimeZone": "Pacific Standard Time",
                     *       "deadlines": {
                     *         "claimFilingDeadline": {
                     *           "deadlineDateTime": "12/31/2030 11:59:59 PM",
                     *           "redirectUrl": {
                     *             "en": "/deadline"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Deadlines"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCharactersWhitelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The characters; null where the settlement has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "allowedCharacters": "abcdefghijklmnopqrstuvwxyz"
                     *     }
                     */
                    "application/json": {
                        allowedCharacters: string | null;
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider and its site key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "provider": "Altcha",
                     *       "siteKey": "claimwright",
                     *       "challengeUrl": "/api/captcha/challenge"
                     *     }
                     */
                    "application/json": components["schemas"]["CaptchaSettings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptchaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge as altcha's solver takes it. The answer is base64 of `{ challenge, solution }`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "parameters": {
                     *         "algorithm": "PBKDF2/SHA-256",
                     *         "cost": 5000,
                     *         "nonce": "9f0c…",
                     *         "salt": "01ab…",
                     *         "keyLength": 32,
                     *         "keyPrefix": "00",
                     *         "expiresAt": 1893456000
                     *       },
                     *       "signature": "5d41402abc4b2a76…",
                     *       "effort": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AltchaChallenge"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayPalSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings; `enabled` is false where the settlement has no wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientId": "claimwright",
                     *       "enabled": true,
                     *       "loginUrl": "/api/wallet/login",
                     *       "authCodeExpiration": 300
                     *     }
                     */
                    "application/json": components["schemas"]["PayPalSettings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginToWallet: {
        parameters: {
            query: {
                /** @description The form whose claim names the account. */
                form: components["parameters"]["WalletForm"];
                /** @description Where left out or not enabled: the cookie's culture, else the first of Accept-Language that is enabled, else the default. */
                culture?: components["parameters"]["Culture"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WalletWindow"];
            /** @description To the provider. */
            302: {
                headers: {
                    /** @description The provider's authorization endpoint. */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishWalletLogin: {
        parameters: {
            query?: {
                /** @description What the login sent along. */
                state?: string;
                /** @description The authorization code. */
                code?: string;
                /** @description What went wrong there; `access_denied` where the person left. */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WalletWindow"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWalletWindowScript: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It tells the pages of this site how the login ended, and closes the window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWalletAccount: {
        parameters: {
            query: {
                /** @description The form whose claim names the account. */
                form: components["parameters"]["WalletForm"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verified e-mail, null where there is none; and whether a claim needs it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.com",
                     *       "required": true
                     *     }
                     */
                    "application/json": components["schemas"]["WalletAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "Claimwright: Meridian Auto Finance Settlement",
                     *         "version": "1.0.0"
                     *       },
                     *       "paths": {},
                     *       "components": {}
                     *     }
                     */
                    "application/json": components["schemas"]["ApiDescription"];
                };
            };
            304: components["responses"]["SameStill"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormsConfig: {
        parameters: {
            query?: {
                /** @description Only this form's models. */
                form?: components["schemas"]["FormName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models, each with the hash of its own entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "metadataHash": "0f343b0931126a20f133d67c2b018a3b7d3fffd4bd7c6b1e8b8a6a3c2f6a1d11",
                     *         "metadata": {
                     *           "formType": "Standard",
                     *           "dtoMapping": "claimantInfo",
                     *           "prepopulatedSubModel": null
                     *         },
                     *         "fields": [
                     *           {
                     *             "name": "firstName",
                     *             "type": "string",
                     *             "rules": [
                     *               {
                     *                 "name": "required"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ModelEntry"][];
                };
            };
            304: components["responses"]["SameStill"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormsManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By form. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "standard": {
                     *         "configurationHash": "7c9e6679f1a5a0d0b5a5e7a0c3f2b1d4e6f8091a2b3c4d5e6f708192a3b4c5d6",
                     *         "runtimeVersion": "1",
                     *         "moduleUrl": "/api/forms/modules/2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae.js"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            304: components["responses"]["SameStill"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormsModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the module's text and the runtime's version. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ES module. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A form that `GET /api/settlement` names. */
                form: components["schemas"]["FormName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "configurationHash": "7c9e6679f1a5a0d0b5a5e7a0c3f2b1d4e6f8091a2b3c4d5e6f708192a3b4c5d6",
                     *       "pages": [
                     *         {
                     *           "name": "landing",
                     *           "page": {
                     *             "path": "/standard",
                     *             "titleKey": "Page_Landing_Title",
                     *             "blocks": []
                     *           }
                     *         }
                     *       ],
                     *       "exitPages": [],
                     *       "searchedLists": [
                     *         "vehicleModels"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormPages"];
                };
            };
            304: components["responses"]["SameStill"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. Nothing here is secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nameKey": "Settlement_Name",
                     *       "theme": "jnd-9-0-kontent",
                     *       "cultures": {
                     *         "en": "English",
                     *         "es": "Español"
                     *       },
                     *       "defaultCulture": "en",
                     *       "timeZone": "Pacific Standard Time",
                     *       "contact": {
                     *         "phoneKey": "Contact_Phone",
                     *         "emailKey": "Contact_Email",
                     *         "addressKey": "Contact_Address"
                     *       },
                     *       "links": {
                     *         "siteUrl": "https://example.com",
                     *         "privacyPolicyUrl": "https://example.com/privacy"
                     *       },
                     *       "header": {
                     *         "navigation": "default"
                     *       },
                     *       "tags": {
                     *         "tagId": null,
                     *         "secondTagId": null
                     *       },
                     *       "settings": {
                     *         "redirectOnError": false,
                     *         "languageSelector": "default",
                     *         "minSessionDuration": 30,
                     *         "toastDelaySeconds": 6,
                     *         "toastAutohide": true,
                     *         "resume": "code",
                     *         "draftDays": 60
                     *       },
                     *       "paymentMethods": [
                     *         "check"
                     *       ],
                     *       "forms": {
                     *         "standard": {
                     *           "formType": "Standard",
                     *           "pages": [
                     *             "landing",
                     *             "claimant-info"
                     *           ],
                     *           "enabled": true,
                     *           "authorization": "classList",
                     *           "documents": {
                     *             "maxBytes": 10485760,
                     *             "maxFiles": 20,
                     *             "accept": [
                     *               ".pdf"
                     *             ]
                     *           },
                     *           "configurationHash": "7c9e6679f1a5a0d0b5a5e7a0c3f2b1d4e6f8091a2b3c4d5e6f708192a3b4c5d6"
                     *         }
                     *       },
                     *       "serverTime": "2030-05-04T17:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignatureDate: {
        parameters: {
            query?: {
                /** @description Where left out or not enabled: the cookie's culture, else the first of Accept-Language that is enabled, else the default. */
                culture?: components["parameters"]["Culture"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day of signing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signatureDate": "05/04/2030",
                     *       "display": "May 4, 2030"
                     *     }
                     */
                    "application/json": {
                        signatureDate: string;
                        /** @description The day in the culture's long form. */
                        display: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCultures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names by culture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "en": "English",
                     *       "es": "Español"
                     *     }
                     */
                    "application/json": components["schemas"]["Cultures"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLanguage: {
        parameters: {
            query: {
                /** @description A code that `GET /api/cultures` names, as it is written there. */
                culture: components["schemas"]["CultureCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remembered. */
            204: {
                headers: {
                    /** @description The culture, in `claimwright_culture`, for a year. */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["CultureRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCultureContent: {
        parameters: {
            query?: {
                /** @description Where left out or not enabled: the cookie's culture, else the first of Accept-Language that is enabled, else the default. */
                culture?: components["parameters"]["Culture"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys and texts: the settlement's, and behind them the product's own where it has the culture (English, Spanish, Arabic). A culture that is not enabled is passed over, as for pages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The culture of the texts. */
                    "Content-Language": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "Settlement_Name",
                     *         "value": "Meridian Auto Finance Settlement"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContentEntry"][];
                };
            };
            /** @description What If-None-Match names is the same still. */
            304: {
                headers: {
                    /** @description The culture of the texts. */
                    "Content-Language": string;
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getList: {
        parameters: {
            query?: {
                /** @description Only entries whose value or label holds this, or words that begin with each of its, without case and accents; the likeliest first. */
                query?: string;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The list's name, as a rule or page names it. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, and how many there are in all. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "values": [
                     *         {
                     *           "value": "1HGCM82633A004352",
                     *           "label": "2003 Accord"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": {
                        values: components["schemas"]["ListEntry"][];
                        total: number;
                    };
                };
            };
            304: components["responses"]["SameStill"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitStandard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key a claim, kept by the client until the answer 200.
                 * @example 0b0f3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The draft that this claim was saved as: it is deleted in the commit that stores the claim. One that there is not changes nothing.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator"?: components["parameters"]["FiledDraft"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Submission"];
            };
        };
        responses: {
            200: components["responses"]["Submitted"];
            400: components["responses"]["SubmitRefused"];
            401: components["responses"]["NotAuthorized"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["SubmissionTooLarge"];
            415: components["responses"]["DocumentTypeRefused"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitAutomotive: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key a claim, kept by the client until the answer 200.
                 * @example 0b0f3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The draft that this claim was saved as: it is deleted in the commit that stores the claim. One that there is not changes nothing.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator"?: components["parameters"]["FiledDraft"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Submission"];
            };
        };
        responses: {
            200: components["responses"]["Submitted"];
            400: components["responses"]["SubmitRefused"];
            401: components["responses"]["NotAuthorized"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["SubmissionTooLarge"];
            415: components["responses"]["DocumentTypeRefused"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitDocumentsUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key a claim, kept by the client until the answer 200.
                 * @example 0b0f3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The draft that this claim was saved as: it is deleted in the commit that stores the claim. One that there is not changes nothing.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator"?: components["parameters"]["FiledDraft"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Submission"];
            };
        };
        responses: {
            200: components["responses"]["Submitted"];
            400: components["responses"]["SubmitRefused"];
            401: components["responses"]["NotAuthorized"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["SubmissionTooLarge"];
            415: components["responses"]["DocumentTypeRefused"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeStandard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "clientId": "credentials-4f6a2c1b",
                 *         "id": null,
                 *         "metadataHash": "0f343b0931126a20f133d67c2b018a3b7d3fffd4bd7c6b1e8b8a6a3c2f6a1d11",
                 *         "metadata": {
                 *           "formType": "Standard",
                 *           "dtoMapping": "credentials"
                 *         },
                 *         "fields": {
                 *           "claimNumber": "MAF-100001",
                 *           "pin": "4821"
                 *         }
                 *       },
                 *       "reCaptchaResponse": "eyJjaGFsbGVuZ2Ui…"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeMalformed"];
            401: components["responses"]["CredentialsRefused"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeLookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "clientId": "credentials-4f6a2c1b",
                 *         "id": null,
                 *         "metadataHash": "0f343b0931126a20f133d67c2b018a3b7d3fffd4bd7c6b1e8b8a6a3c2f6a1d11",
                 *         "metadata": {
                 *           "formType": "Standard",
                 *           "dtoMapping": "credentials"
                 *         },
                 *         "fields": {
                 *           "claimNumber": "MAF-100001",
                 *           "pin": "4821"
                 *         }
                 *       },
                 *       "reCaptchaResponse": "eyJjaGFsbGVuZ2Ui…"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeMalformed"];
            401: components["responses"]["CredentialsRefused"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeAutomotive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "clientId": "credentials-4f6a2c1b",
                 *         "id": null,
                 *         "metadataHash": "0f343b0931126a20f133d67c2b018a3b7d3fffd4bd7c6b1e8b8a6a3c2f6a1d11",
                 *         "metadata": {
                 *           "formType": "Standard",
                 *           "dtoMapping": "credentials"
                 *         },
                 *         "fields": {
                 *           "claimNumber": "MAF-100001",
                 *           "pin": "4821"
                 *         }
                 *       },
                 *       "reCaptchaResponse": "eyJjaGFsbGVuZ2Ui…"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeMalformed"];
            401: components["responses"]["CredentialsRefused"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeDocumentsUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "clientId": "credentials-4f6a2c1b",
                 *         "id": null,
                 *         "metadataHash": "0f343b0931126a20f133d67c2b018a3b7d3fffd4bd7c6b1e8b8a6a3c2f6a1d11",
                 *         "metadata": {
                 *           "formType": "Standard",
                 *           "dtoMapping": "credentials"
                 *         },
                 *         "fields": {
                 *           "claimNumber": "MAF-100001",
                 *           "pin": "4821"
                 *         }
                 *       },
                 *       "reCaptchaResponse": "eyJjaGFsbGVuZ2Ui…"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeMalformed"];
            401: components["responses"]["CredentialsRefused"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referenceCode": "GT36N-RKZN3",
                 *       "answer": "Lovelace"
                 *     }
                 */
                "application/json": components["schemas"]["StatusRequest"];
            };
        };
        responses: {
            /** @description Its receipt and its marks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "referenceCode": "GT36N-RKZN3",
                     *       "form": "standard",
                     *       "submittedAt": "2030-05-04T17:00:00.000Z",
                     *       "documents": [
                     *         {
                     *           "name": "receipt.pdf",
                     *           "size": 48213,
                     *           "sha256": "7c9e6679f1a5a0d0b5a5e7a0c3f2b1d4e6f8091a2b3c4d5e6f708192a3b4c5d6"
                     *         }
                     *       ],
                     *       "additions": [],
                     *       "marks": [
                     *         {
                     *           "mark": "received",
                     *           "at": "2030-05-06T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["ClaimUnknown"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the draft: 32 bytes in base64url that the client derives from the claimant's code, beside the key that it seals with. The server stores a keyed hash of it. A header, because addresses are logged on the way.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator": components["parameters"]["DraftLocator"];
            };
            path: {
                /** @description A form that files claims. */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sealed": "3q2-7wAAAABtq1mZ0pX3cVbN8wR5yKfLg",
                     *       "pieces": [
                     *         "tq1mZ0pX3cVbN8wR5yKfLg"
                     *       ],
                     *       "revision": 3,
                     *       "savedAt": "2030-05-04T17:00:00.000Z",
                     *       "expiresAt": "2030-07-03T17:00:00.000Z",
                     *       "mail": null
                     *     }
                     */
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["DraftUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the draft: 32 bytes in base64url that the client derives from the claimant's code, beside the key that it seals with. The server stores a keyed hash of it. A header, because addresses are logged on the way.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator": components["parameters"]["DraftLocator"];
            };
            path: {
                /** @description A form that files claims. */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sealed": "3q2-7wAAAABtq1mZ0pX3cVbN8wR5yKfLg",
                 *       "pieces": [
                 *         "tq1mZ0pX3cVbN8wR5yKfLg"
                 *       ],
                 *       "revision": 2
                 *     }
                 */
                "application/json": components["schemas"]["DraftToSave"];
            };
        };
        responses: {
            /** @description It is stored, and survives a crash of the server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 3,
                     *       "savedAt": "2030-05-04T17:00:00.000Z",
                     *       "expiresAt": "2030-07-03T17:00:00.000Z",
                     *       "mail": null
                     *     }
                     */
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
            400: components["responses"]["DraftRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["DraftUnknown"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["DraftTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the draft: 32 bytes in base64url that the client derives from the claimant's code, beside the key that it seals with. The server stores a keyed hash of it. A header, because addresses are logged on the way.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator": components["parameters"]["DraftLocator"];
            };
            path: {
                /** @description A form that files claims. */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such draft any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["CsrfRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailDraftCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the draft: 32 bytes in base64url that the client derives from the claimant's code, beside the key that it seals with. The server stores a keyed hash of it. A header, because addresses are logged on the way.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator": components["parameters"]["DraftLocator"];
            };
            path: {
                /** @description A form that files claims. */
                form: components["parameters"]["DraftForm"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "K7M2QF9XAB4CD8EF3G",
                 *       "address": "ada@example.com",
                 *       "remind": true
                 *     }
                 */
                "application/json": components["schemas"]["CodeToMail"];
            };
        };
        responses: {
            /** @description The mail server has taken it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "remindAt": "2030-06-30T17:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeMailed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["DraftUnknown"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["MailNotSent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraftPiece: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the draft: 32 bytes in base64url that the client derives from the claimant's code, beside the key that it seals with. The server stores a keyed hash of it. A header, because addresses are logged on the way.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator": components["parameters"]["DraftLocator"];
            };
            path: {
                /** @description A form that files claims. */
                form: components["parameters"]["DraftForm"];
                /** @description Name of the piece, drawn at random by the client: 16 bytes in base64url. */
                piece: components["parameters"]["DraftPiece"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example the sealed bytes of a piece */
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["DraftUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraftPiece: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the draft: 32 bytes in base64url that the client derives from the claimant's code, beside the key that it seals with. The server stores a keyed hash of it. A header, because addresses are logged on the way.
                 * @example Yk3m9rW0q8uJtq1mZ0pX3cVbN8wR5yKfLgT2sD4hQxA
                 */
                "Draft-Locator": components["parameters"]["DraftLocator"];
            };
            path: {
                /** @description A form that files claims. */
                form: components["parameters"]["DraftForm"];
                /** @description Name of the piece, drawn at random by the client: 16 bytes in base64url. */
                piece: components["parameters"]["DraftPiece"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example the sealed bytes of a piece */
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description It is stored, and survives a crash of the server. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["EntryRefused"];
            404: components["responses"]["DraftUnknown"];
            408: components["responses"]["TimedOut"];
            409: components["responses"]["TooManyDrafts"];
            413: components["responses"]["DraftTooLarge"];
            415: components["responses"]["MediaTypeRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store answers and documents can be written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            403: components["responses"]["OperatorRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters, and a histogram of the seconds that calls take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["OperatorRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
