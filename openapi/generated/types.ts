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
        /** End the session and its authorizations */
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
        /** Prolong the session of an active page */
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
        /** When filing closes */
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
        /** The characters that characterSetRestriction allows */
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
        /** The captcha provider */
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
        /** A proof-of-work challenge (Altcha), good for one use */
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
        /** The payment wallet's public settings */
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
        /** The script of the window's last page */
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
        /** The account that this session has logged in to for a form */
        get: operations["getWalletAccount"];
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
        /** The models of every form with their fields and rules */
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
        /** The configuration hash and the validator module of each form */
        get: operations["getFormsManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/modules/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A validator module, named by its content and never changing */
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
        /** The pages of a form, in sequence, and its exit pages */
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
        /** The public settings of the settlement */
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
        /** Today in Los Angeles, as the rules count days */
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
        /** The enabled cultures with their own names */
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
        /** Remember the visitor's culture in a cookie */
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
        /** The texts of a culture */
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
        /** Entries of a list, or those that a query finds */
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
        /** Get past the entry page of the Standard form */
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
        /** Get past the entry page of the Lookup form */
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
        /** Get past the entry page of the Automotive form */
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
        /** Get past the entry page of the DocumentsUpload form */
        post: operations["authorizeDocumentsUpload"];
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
        /** Whether the process runs */
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
            /** @description The key under which the browser mirrors a claim that is being filled in; another one when somebody else signs in. */
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
        };
        AltchaChallenge: {
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
            blocks: unknown[];
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
                toastDelaySeconds: number;
                toastAutohide: boolean;
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
            /** @enum {string} */
            authorization: "classList" | "claims" | "open";
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
        /** @description One model, or one record of a list, as it is sent. */
        FormModel: {
            clientId: string;
            id: string | null;
            metadataHash: string;
            metadata: components["schemas"]["ModelMetadata"];
            fields: {
                [key: string]: unknown;
            };
        };
        AuthorizeRequest: {
            reCaptchaResponse?: string | null;
            credentials?: components["schemas"]["FormModel"];
        };
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
        Submission: {
            /** @description A fresh captcha answer. */
            reCaptchaResponse: string;
            userPreferredCulture: components["schemas"]["CultureCode"];
            /** @description What authorize answered as `captcha`. */
            captchaRawValue?: string;
            configurationHash: components["schemas"]["Sha256"];
            /** @description The files, one part each. */
            documents?: Blob[];
            credentials?: components["schemas"]["FormModel"];
            claimantInfo?: components["schemas"]["FormModel"];
            claimDetails?: components["schemas"]["FormModel"];
            signature?: components["schemas"]["FormModel"];
            prepopulatedData?: components["schemas"]["FormModel"][];
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
            documents: {
                name: string;
                /** @description In bytes. */
                size: number;
                /** @description Of the bytes that arrived. */
                sha256: string;
            }[];
            error: null;
            /** @constant */
            nonMatchingPaymentElection: false;
        };
        /** @enum {string} */
        ProblemCode: "malformedRequest" | "invalidRequest" | "validationFailed" | "captchaFailed" | "cultureMissing" | "cultureNotEnabled" | "credentialsRefused" | "notAuthorized" | "credentialsChanged" | "csrfFailed" | "deadlinePassed" | "forbidden" | "notFound" | "configurationChanged" | "formDisabled" | "requestTooLarge" | "documentTooLarge" | "tooManyDocuments" | "documentTypeRefused" | "documentInfected" | "unsupportedMediaType" | "idempotencyKeyReused" | "tooManyRequests" | "requestTimeout" | "internalError" | "unavailable";
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
            /** @constant */
            submitted?: false;
            /** @constant */
            authorized?: false;
            error?: string;
            nonMatchingPaymentElection?: boolean;
            validationErrors?: components["schemas"]["ValidationError"][];
        };
        SubmitProblem: components["schemas"]["Problem"] & Record<string, never>;
        AuthorizeProblem: components["schemas"]["Problem"] & Record<string, never>;
        ValidationError: {
            /** @description `claimantInfo.lastName`, `claimTransactions.0.items.1.amount`. */
            path: string;
            /** @description A rule's name; `type` or `unknown` for a value of the wrong shape, `notLive` or `reset` for one that does not belong there, `exit` where no claim can be filed, `documentName`, `documentMissing`, `documentSize` or `documentUnclaimed` where files and their descriptions disagree, `walletMissing` or `walletMismatch` where the account that is to be paid is not one that was logged in to. */
            rule: string;
            /** @description In the claim's culture. */
            message: string;
        };
        Health: {
            /** @constant */
            status: "ok";
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
                 *       "referenceCodeForm": "7KQ4-M2XN-R",
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
                 *           "metadataHash": "",
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
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:validationFailed",
                 *       "title": "The claim has errors",
                 *       "status": 400,
                 *       "code": "validationFailed",
                 *       "submitted": false,
                 *       "referenceCodeForm": null,
                 *       "nonMatchingPaymentElection": false,
                 *       "error": "The claim has errors",
                 *       "validationErrors": [
                 *         {
                 *           "path": "claimantInfo.lastName",
                 *           "rule": "required",
                 *           "message": "Value is required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["SubmitProblem"];
            };
        };
        /** @description The form stays closed. */
        AuthorizeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:credentialsRefused",
                 *       "title": "The credentials were not recognised",
                 *       "status": 401,
                 *       "code": "credentialsRefused",
                 *       "authorized": false,
                 *       "error": "The credentials were not recognised"
                 *     }
                 */
                "application/problem+json": components["schemas"]["AuthorizeProblem"];
            };
        };
        /** @description The request is not as this document says. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No live session, or one that is not authorized for the form. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The CSRF token is missing or of another visitor (`csrfFailed`), or the deadline has passed (`deadlinePassed`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing here. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The configuration has changed since the page was loaded (`configurationChanged`), or the form is switched off (`formDisabled`). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request or a document is too large; `document` names it. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type or a document's type is refused, or a virus scanner has found something in it; `document` names it. */
        TypeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key belongs to another claim; to the same session `referenceCodeForm` names it. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries; come back after Retry-After seconds. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A disk, the database or the virus scanner is to blame; come back after Retry-After seconds. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:claimwright:problem:invalidRequest",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "invalidRequest",
                 *       "detail": "query culture must match the pattern"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Where left out or not enabled: the cookie's culture, else the default. */
        Culture: components["schemas"]["CultureCode"];
        /** @description The form whose claim names the account. */
        WalletForm: components["schemas"]["FormName"];
        /**
         * @description One key a claim, kept by the client until the answer 200.
         * @example 0b0f3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b
         */
        IdempotencyKey: string;
    };
    requestBodies: {
        /** @description One credentials model under a key of the caller's choosing (`credentials`), and the captcha answer. */
        Authorization: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "clientId": "credentials-4f6a2c1b",
                 *         "id": null,
                 *         "metadataHash": "0f34…",
                 *         "metadata": {
                 *           "formType": "Standard",
                 *           "dtoMapping": "credentials"
                 *         },
                 *         "fields": {
                 *           "claimNumber": "MA-100001",
                 *           "pin": "4711"
                 *         }
                 *       },
                 *       "reCaptchaResponse": "eyJjaGFsbGVuZ2Ui…"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizeRequest"];
            };
        };
        Submission: {
            content: {
                "multipart/form-data": components["schemas"]["Submission"];
            };
        };
    };
    headers: never;
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
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is gone, whether or not there was one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
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
                     *       "signature": "5d41402abc4b2a76…"
                     *     }
                     */
                    "application/json": components["schemas"]["AltchaChallenge"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    loginToWallet: {
        parameters: {
            query: {
                /** @description The form whose claim names the account. */
                form: components["parameters"]["WalletForm"];
                /** @description Where left out or not enabled: the cookie's culture, else the default. */
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
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
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
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFormsModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the module's text and the runtime's version, then `.js`. */
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
        };
    };
    getFormPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                form: components["schemas"]["FormName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
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
                     *         "toastAutohide": true
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
            503: components["responses"]["Unavailable"];
        };
    };
    getSignatureDate: {
        parameters: {
            query?: {
                /** @description Where left out or not enabled: the cookie's culture, else the default. */
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
            503: components["responses"]["Unavailable"];
        };
    };
    setLanguage: {
        parameters: {
            query: {
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getCultureContent: {
        parameters: {
            query?: {
                /** @description Where left out or not enabled: the cookie's culture, else the default. */
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
                    /** @description The culture of the texts. */
                    "Content-Language"?: string;
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
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getList: {
        parameters: {
            query?: {
                /** @description Only entries whose value or label holds this, or words that begin with each of its, without case and accents; the likeliest first. */
                query?: string;
                limit?: number;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, and how many there are in all. */
            200: {
                headers: {
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Submission"];
        responses: {
            200: components["responses"]["Submitted"];
            400: components["responses"]["SubmitRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Submission"];
        responses: {
            200: components["responses"]["Submitted"];
            400: components["responses"]["SubmitRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Submission"];
        responses: {
            200: components["responses"]["Submitted"];
            400: components["responses"]["SubmitRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
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
        requestBody: components["requestBodies"]["Authorization"];
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeRefused"];
            401: components["responses"]["AuthorizeRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
            429: components["responses"]["TooManyRequests"];
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
        requestBody: components["requestBodies"]["Authorization"];
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeRefused"];
            401: components["responses"]["AuthorizeRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
            429: components["responses"]["TooManyRequests"];
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
        requestBody: components["requestBodies"]["Authorization"];
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeRefused"];
            401: components["responses"]["AuthorizeRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
            429: components["responses"]["TooManyRequests"];
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
        requestBody: components["requestBodies"]["Authorization"];
        responses: {
            200: components["responses"]["Authorized"];
            400: components["responses"]["AuthorizeRefused"];
            401: components["responses"]["AuthorizeRefused"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["TypeRefused"];
            429: components["responses"]["TooManyRequests"];
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
                    "application/json": components["schemas"]["Health"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
}
