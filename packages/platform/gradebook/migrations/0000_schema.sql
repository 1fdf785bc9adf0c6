CREATE TABLE "api_keys" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_chain_eventId_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"owner_id" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"submission_id" uuid,
	"detail" jsonb NOT NULL,
	"result" text DEFAULT 'ok' NOT NULL,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"event_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"period_ends_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "billing_accounts_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"max_points" double precision NOT NULL,
	"description" text NOT NULL,
	"instructions" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rubric" text NOT NULL,
	"term" text DEFAULT '' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grading_criteria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"grammar_weight" integer NOT NULL,
	"apa_weight" integer NOT NULL,
	"content_weight" integer NOT NULL,
	"feedback_style" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grading_criteria_weights" CHECK ("grading_criteria"."grammar_weight" + "grading_criteria"."apa_weight" + "grading_criteria"."content_weight" = 100)
);
--> statement-breakpoint
CREATE TABLE "export_files" (
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text,
	"reason" text,
	CONSTRAINT "export_files_export_id_position_pk" PRIMARY KEY("export_id","position")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"format" text NOT NULL,
	"system" text,
	"author" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"state_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"review_number" integer NOT NULL,
	"version" integer NOT NULL,
	"grammar_score" double precision NOT NULL,
	"apa_score" double precision NOT NULL,
	"content_score" double precision NOT NULL,
	"total_score" double precision NOT NULL,
	"grammar_override" double precision,
	"apa_override" double precision,
	"content_override" double precision,
	"dismissed" jsonb NOT NULL,
	"feedback" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"feedback_words" integer DEFAULT 0 NOT NULL,
	"typed_words" integer DEFAULT 0 NOT NULL,
	"saved_by_client" uuid,
	"saved_since_version" integer,
	"saved_version" integer
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "replaced_grades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"review_number" integer NOT NULL,
	"version" integer NOT NULL,
	"grammar_score" double precision NOT NULL,
	"apa_score" double precision NOT NULL,
	"content_score" double precision NOT NULL,
	"total_score" double precision NOT NULL,
	"grammar_override" double precision,
	"apa_override" double precision,
	"content_override" double precision,
	"dismissed" jsonb NOT NULL,
	"feedback" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"submission_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"engine" text NOT NULL,
	"reviewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"grammar_score" double precision NOT NULL,
	"apa_score" double precision NOT NULL,
	"content_score" double precision NOT NULL,
	"total_score" double precision NOT NULL,
	"grammar_weight" integer NOT NULL,
	"apa_weight" integer NOT NULL,
	"content_weight" integer NOT NULL,
	"feedback_style" text NOT NULL,
	"basis" jsonb NOT NULL,
	"words" integer NOT NULL,
	"pages" integer NOT NULL,
	"document_name" text,
	CONSTRAINT "reviews_submission_id_number_pk" PRIMARY KEY("submission_id","number")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_providerId_accountId_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"is_awaiting_second_step" boolean DEFAULT false NOT NULL,
	"issuer" text,
	"provider_session" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_name" text,
	"last_name" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"subscription_status" text DEFAULT 'trial' NOT NULL,
	"subscription_started_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"is_awaiting_verification" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"has_model_drafts" boolean DEFAULT true NOT NULL,
	"seen_model_change" uuid,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"outcome" text,
	"file_name" text,
	"file_size" bigint,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key_check" "bytea" NOT NULL,
	"restore_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "process_leases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"kind" text NOT NULL,
	"message" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"called_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bound" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer
);
--> statement-breakpoint
CREATE TABLE "model_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"model" text NOT NULL,
	"version" text,
	"before" text,
	"check_held_at" timestamp (3) with time zone,
	"check_calls" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"check" jsonb
);
--> statement-breakpoint
CREATE TABLE "model_drafts" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"review_number" integer NOT NULL,
	"grade_version" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"state_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp (3) with time zone,
	"bound" integer,
	"model" text,
	"model_version" text,
	"feedback" "bytea"
);
--> statement-breakpoint
CREATE TABLE "model_health" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"down_since" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"reason" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "model_health_is_one" CHECK ("model_health"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ons" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"checks" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failures_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_removals" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"upload_key" text NOT NULL,
	"original_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"file_id" uuid,
	"sha256" text NOT NULL,
	"student_name" text,
	"student_email" text,
	"other_name" text,
	"student_corrected" boolean DEFAULT false NOT NULL,
	"course_id" uuid,
	"course_assignment_id" uuid,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"status" text GENERATED ALWAYS AS (case state when 'uploaded' then 'pending' when 'queued' then 'processing' when 'reading' then 'processing' when 'scoring' then 'processing' when 'waiting' then 'processing' when 'completed' then 'completed' when 'refused' then 'error' when 'needs-you' then 'error' end) STORED NOT NULL,
	"state_reason" text,
	"state_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run_number" integer DEFAULT 0 NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"review_number" integer DEFAULT 0 NOT NULL,
	"grade_version_when_queued" integer,
	"approved_at" timestamp (3) with time zone,
	"approved_by" text,
	"deletes_at" timestamp (3) with time zone NOT NULL,
	"expired_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"total_score" double precision,
	"student_key" text GENERATED ALWAYS AS (lower(coalesce(student_name, student_email, ''))) STORED NOT NULL,
	"grade_band" text GENERATED ALWAYS AS (case when total_score is null then null when total_score >= 90 then 'A' when total_score >= 80 then 'B' when total_score >= 70 then 'C' when total_score >= 60 then 'D' else 'F' end) STORED,
	"grade_key" double precision GENERATED ALWAYS AS (coalesce(total_score, -1)) STORED NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(original_name)) STORED NOT NULL,
	"attempt_key" text GENERATED ALWAYS AS (case when course_assignment_id is not null then coalesce(nullif(lower(btrim(student_email)), ''), nullif(lower(regexp_replace(btrim(student_name), '\s+', ' ', 'g')), '')) end) STORED,
	"doubts" text[] DEFAULT '{}' NOT NULL,
	"doubt" smallint DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(replace(replace(replace(replace(regexp_replace(normalize(lower(' ' || original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '') || ' ' || translate(original_name, '_.-()', '     ') || ' '), NFKD), '[\u0300-\u036F''’‘ʼ\u0060´]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðı', 'olddi')) STORED NOT NULL,
	CONSTRAINT "submissions_upload_key" UNIQUE("owner_id","upload_key")
);
--> statement-breakpoint
CREATE TABLE "discussion_examples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"course_assignment_id" uuid,
	"response_style" text NOT NULL,
	"texts" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"template" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "graded_examples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"course_assignment_id" uuid,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"grade" double precision NOT NULL,
	"max_points" double precision NOT NULL,
	"texts" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"lms_id" text DEFAULT '' NOT NULL,
	"sis_id" text DEFAULT '' NOT NULL,
	"login_id" text DEFAULT '' NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"category" text NOT NULL,
	"texts" "bytea" NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status_changed_at" timestamp (3) with time zone,
	"status_changed_by" text,
	CONSTRAINT "contact_messages_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "demo_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"text" "bytea" NOT NULL,
	"review" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone DEFAULT now() + interval '10 minutes' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_criteria" ADD CONSTRAINT "grading_criteria_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_grades" ADD CONSTRAINT "replaced_grades_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_drafts" ADD CONSTRAINT "model_drafts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_examples" ADD CONSTRAINT "discussion_examples_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_examples" ADD CONSTRAINT "discussion_examples_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_templates" ADD CONSTRAINT "feedback_templates_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graded_examples" ADD CONSTRAINT "graded_examples_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graded_examples" ADD CONSTRAINT "graded_examples_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_owner_id_id_index" ON "audit_events" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_submission_id_index" ON "audit_events" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "audit_events_action_id_index" ON "audit_events" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "payments_paid_at_index" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "course_assignments_course_id_index" ON "course_assignments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_owner_id_created_at_index" ON "courses" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "grading_criteria_one_default" ON "grading_criteria" USING btree ("owner_id") WHERE "grading_criteria"."is_default";--> statement-breakpoint
CREATE INDEX "export_files_submission_id_index" ON "export_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "exports_owner_id_index" ON "exports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "exports_to_make" ON "exports" USING btree ("created_at") WHERE "exports"."state" in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "exports_expires_at_index" ON "exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "grades_total" ON "grades" USING btree ("owner_id","total_score");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at_index" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "replaced_grades_submission_id_index" ON "replaced_grades" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_issuer_provider_session_index" ON "session" USING btree ("issuer","provider_session");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "backup_runs_started_at_index" ON "backup_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_state_next_attempt_at_index" ON "mail_outbox" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "model_calls_called_at_index" ON "model_calls" USING btree ("called_at");--> statement-breakpoint
CREATE INDEX "model_calls_owner_id_index" ON "model_calls" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "model_drafts_to_do" ON "model_drafts" USING btree ("next_at") WHERE state in ('waiting', 'drafting');--> statement-breakpoint
CREATE INDEX "account_links_by_owner" ON "account_links" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_by_status" ON "submissions" USING btree ("owner_id","status","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_by_course" ON "submissions" USING btree ("course_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_by_course_assignment" ON "submissions" USING btree ("course_assignment_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_to_approve" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE approved_at is null and status = 'completed';--> statement-breakpoint
CREATE INDEX "submissions_approved" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE approved_at is not null;--> statement-breakpoint
CREATE INDEX "submissions_by_student" ON "submissions" USING btree ("owner_id","student_key","id");--> statement-breakpoint
CREATE INDEX "submissions_by_name" ON "submissions" USING btree ("owner_id","name_key","id");--> statement-breakpoint
CREATE INDEX "submissions_by_doubt" ON "submissions" USING btree ("owner_id","doubt","id");--> statement-breakpoint
CREATE INDEX "submissions_doubtful" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE doubt > 0;--> statement-breakpoint
CREATE INDEX "submissions_attempts" ON "submissions" USING btree ("course_assignment_id","attempt_key","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE attempt_key is not null;--> statement-breakpoint
CREATE INDEX "submissions_same_file" ON "submissions" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "submissions_by_grade" ON "submissions" USING btree ("owner_id","grade_key","id");--> statement-breakpoint
CREATE INDEX "submissions_status_order" ON "submissions" USING btree ("owner_id","status","id");--> statement-breakpoint
CREATE INDEX "submissions_by_band" ON "submissions" USING btree ("owner_id","grade_band","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_put_away" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "submissions_under_way" ON "submissions" USING btree ("state_since") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "submissions_graded" ON "submissions" USING btree ("owner_id","completed_at");--> statement-breakpoint
CREATE INDEX "submissions_by_file" ON "submissions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "submissions_stored" ON "submissions" USING btree ("owner_id","file_size") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "submissions_to_delete" ON "submissions" USING btree ("deletes_at") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "discussion_examples_course_id_id_index" ON "discussion_examples" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "discussion_examples_course_assignment_id_id_index" ON "discussion_examples" USING btree ("course_assignment_id","id");--> statement-breakpoint
CREATE INDEX "feedback_templates_owner_id_id_index" ON "feedback_templates" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "graded_examples_course_id_id_index" ON "graded_examples" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "graded_examples_course_assignment_id_id_index" ON "graded_examples" USING btree ("course_assignment_id","id");--> statement-breakpoint
CREATE INDEX "students_course_id_index" ON "students" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "students_one_address" ON "students" USING btree ("course_id",lower(email));--> statement-breakpoint
CREATE INDEX "contact_messages_status_id_index" ON "contact_messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "contact_messages_received_at_index" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "demo_reviews_to_do" ON "demo_reviews" USING btree ("created_at") WHERE state in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "demo_reviews_expires_at_index" ON "demo_reviews" USING btree ("expires_at");
--> statement-breakpoint
-- Trigrams make the list's search fast; a server without the extension searches without an index.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX submissions_search ON submissions USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN undefined_file OR insufficient_privilege OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: search reads every submission of an owner';
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE FUNCTION note_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (event_id) SELECT id FROM added ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_wait_for_chain AFTER INSERT ON audit_events
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_audit_event();
--> statement-breakpoint
-- Trigrams cannot find one or two letters: single letters and pairs of them can.
CREATE FUNCTION letter_pairs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(words, place, size))
  FROM generate_series(1, length(words)) AS place, generate_series(1, 2) AS size
$$;
--> statement-breakpoint
ALTER TABLE submissions ADD COLUMN search_pairs text[] GENERATED ALWAYS AS (
  letter_pairs(translate(replace(replace(replace(replace(regexp_replace(normalize(lower(original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '')), NFKD), '[\u0300-\u036F''’‘ʼ\u0060´]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðı', 'olddi'))
) STORED;
--> statement-breakpoint
CREATE INDEX submissions_search_pairs ON submissions USING gin (search_pairs) WITH (fastupdate = off);
--> statement-breakpoint
-- What the dashboard counts, kept as it changes: an owner's figures are a sum over few rows, however many papers there
-- are. Each connection counts in a row of its own, so that nobody waits for another one's transaction.
CREATE TABLE submission_counts (
  owner_id text NOT NULL REFERENCES "user" (id) ON DELETE CASCADE,
  slot integer NOT NULL,
  listed bigint NOT NULL,
  waiting bigint NOT NULL,
  graded bigint NOT NULL,
  points numeric NOT NULL,
  PRIMARY KEY (owner_id, slot)
);
--> statement-breakpoint
CREATE FUNCTION count_added_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO submission_counts AS counts (owner_id, slot, listed, waiting, graded, points)
  SELECT owner_id, pg_backend_pid() % 256, sum(listed), sum(waiting), sum(graded), sum(points)
  FROM (
      SELECT owner_id, +1 AS listed,
        +(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        +(total_score IS NOT NULL)::integer AS graded, +coalesce(total_score, 0)::numeric AS points
      FROM added WHERE deleted_at IS NULL
  ) AS changed
  -- Nothing is counted for an account that is being deleted.
  WHERE EXISTS (SELECT FROM "user" WHERE id = owner_id)
  GROUP BY owner_id
  HAVING sum(listed) <> 0 OR sum(waiting) <> 0 OR sum(graded) <> 0 OR sum(points) <> 0
  ON CONFLICT (owner_id, slot) DO UPDATE SET listed = counts.listed + excluded.listed,
    waiting = counts.waiting + excluded.waiting, graded = counts.graded + excluded.graded,
    points = counts.points + excluded.points;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO submission_counts AS counts (owner_id, slot, listed, waiting, graded, points)
  SELECT owner_id, pg_backend_pid() % 256, sum(listed), sum(waiting), sum(graded), sum(points)
  FROM (
      SELECT owner_id, +1 AS listed,
        +(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        +(total_score IS NOT NULL)::integer AS graded, +coalesce(total_score, 0)::numeric AS points
      FROM after_change WHERE deleted_at IS NULL UNION ALL
      SELECT owner_id, -1 AS listed,
        -(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        -(total_score IS NOT NULL)::integer AS graded, -coalesce(total_score, 0)::numeric AS points
      FROM before_change WHERE deleted_at IS NULL
  ) AS changed
  -- Nothing is counted for an account that is being deleted.
  WHERE EXISTS (SELECT FROM "user" WHERE id = owner_id)
  GROUP BY owner_id
  HAVING sum(listed) <> 0 OR sum(waiting) <> 0 OR sum(graded) <> 0 OR sum(points) <> 0
  ON CONFLICT (owner_id, slot) DO UPDATE SET listed = counts.listed + excluded.listed,
    waiting = counts.waiting + excluded.waiting, graded = counts.graded + excluded.graded,
    points = counts.points + excluded.points;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO submission_counts AS counts (owner_id, slot, listed, waiting, graded, points)
  SELECT owner_id, pg_backend_pid() % 256, sum(listed), sum(waiting), sum(graded), sum(points)
  FROM (
      SELECT owner_id, -1 AS listed,
        -(status = 'completed' AND approved_at IS NULL)::integer AS waiting,
        -(total_score IS NOT NULL)::integer AS graded, -coalesce(total_score, 0)::numeric AS points
      FROM removed WHERE deleted_at IS NULL
  ) AS changed
  -- Nothing is counted for an account that is being deleted.
  WHERE EXISTS (SELECT FROM "user" WHERE id = owner_id)
  GROUP BY owner_id
  HAVING sum(listed) <> 0 OR sum(waiting) <> 0 OR sum(graded) <> 0 OR sum(points) <> 0
  ON CONFLICT (owner_id, slot) DO UPDATE SET listed = counts.listed + excluded.listed,
    waiting = counts.waiting + excluded.waiting, graded = counts.graded + excluded.graded,
    points = counts.points + excluded.points;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER submissions_added AFTER INSERT ON submissions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_submissions();
--> statement-breakpoint
CREATE TRIGGER submissions_changed AFTER UPDATE ON submissions
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_submissions();
--> statement-breakpoint
CREATE TRIGGER submissions_removed AFTER DELETE ON submissions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_submissions();
--> statement-breakpoint
-- 7133692483 is KEY_LOCK of keys/hold-alone.ts. A session that names no lease is an operator's.
CREATE FUNCTION require_lease() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lease text := nullif(current_setting('greenpen.lease', true), '');
BEGIN
  IF lease IS NULL THEN
    RETURN NULL;
  END IF;
  IF NOT pg_try_advisory_xact_lock_shared(7133692483) THEN
    RAISE EXCEPTION 'a change of the key or a restore is under way' USING ERRCODE = 'GP001';
  END IF;
  -- A statement of its own after the lock, so that it sees what was committed until then.
  PERFORM FROM process_leases WHERE id = lease::uuid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the lease of this process was ended' USING ERRCODE = 'GP001';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER submissions_require_lease BEFORE INSERT OR UPDATE OF file_id, state ON submissions
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER reviews_require_lease BEFORE INSERT OR UPDATE OF document_name ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER grades_require_lease BEFORE INSERT OR UPDATE OF feedback ON grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER replaced_grades_require_lease BEFORE INSERT OR UPDATE OF feedback ON replaced_grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER model_drafts_require_lease BEFORE INSERT OR UPDATE OF feedback, state ON model_drafts
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER discussion_examples_require_lease BEFORE INSERT OR UPDATE OF texts ON discussion_examples
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER graded_examples_require_lease BEFORE INSERT OR UPDATE OF texts ON graded_examples
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER contact_messages_require_lease BEFORE INSERT OR UPDATE OF texts ON contact_messages
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER demo_reviews_require_lease BEFORE INSERT OR UPDATE OF text, review, state ON demo_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER mail_outbox_require_lease BEFORE INSERT ON mail_outbox
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER two_factors_require_lease BEFORE INSERT OR UPDATE OF secret ON two_factors
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER pending_sign_ons_require_lease BEFORE INSERT OR UPDATE OF checks ON pending_sign_ons
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
--> statement-breakpoint
CREATE TRIGGER export_files_require_lease BEFORE INSERT OR UPDATE OF kind ON export_files
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
